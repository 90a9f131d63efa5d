import { isCollection, isScalar, parseDocument, visit } from 'yaml';

/** Returns a JSON text as YAML: in block style, quoted only where necessary, with numbers as written. */
export function writeYaml(json: string): string {
  const document = parseDocument(json, { version: '1.2', schema: 'core', uniqueKeys: false });
  visit(document, (_key, node) => {
    if (isCollection(node)) node.flow = node.items.length === 0;
    if (isScalar(node) && node.type === 'QUOTE_DOUBLE') delete node.type;
  });
  return document.toString({ lineWidth: 0 });
}
