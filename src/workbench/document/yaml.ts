import { type Document, isCollection, isScalar, parseDocument, visit } from 'yaml';

/** Why a text is not YAML, with the line. */
export class YamlError extends Error {}

/**
 * A YAML text as a value of JSON. Numbers with decimals become texts, as amounts are written, so that `35.00` keeps its
 * zeros; dates stay texts. Throws `YamlError`.
 */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { version: '1.2', schema: 'core', uniqueKeys: true, prettyErrors: true });
  const [error] = document.errors;
  if (error) throw new YamlError(error.message.split('\n')[0]);
  keepDecimals(document);
  return document.toJS({ maxAliasCount: 100 });
}

function keepDecimals(document: Document.Parsed): void {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'number' && node.source && !/^[-+]?\d+$/.test(node.source)) node.value = node.source;
    },
  });
}

/** A JSON text as YAML: in blocks, quoted only where it must be, numbers as they were written. */
export function writeYaml(json: string): string {
  const document = parseDocument(json, { version: '1.2', schema: 'core' });
  visit(document, (_key, node) => {
    if (isCollection(node)) node.flow = node.items.length === 0;
    if (isScalar(node) && node.type === 'QUOTE_DOUBLE') delete node.type;
  });
  return document.toString({ lineWidth: 0 });
}
