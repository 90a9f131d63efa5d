import { isCollection, isScalar, parseDocument, visit } from 'yaml';
import type { Reading } from '../../engine/reading/problem.ts';
import * as yaml from '../../engine/reading/yaml.ts';

/** Why a text is not YAML, with the line. */
export class YamlError extends Error {}

/**
 * Returns a YAML text as a value of JSON. Numbers with decimals become texts, as amounts are written, so that `35.00`
 * keeps its zeros; dates stay texts. Throws `YamlError`.
 */
export function readYaml(text: string): unknown {
  return valueIn(yaml.readYaml(text, 'as written'));
}

/** Returns the values of the documents that `---` parts in a YAML text, without those that are empty. Throws `YamlError`. */
export function readYamlDocuments(text: string): unknown[] {
  return yaml
    .readYamlDocuments(text, 'as written')
    .map(valueIn)
    .filter((value) => value !== null);
}

function valueIn(reading: Reading): unknown {
  if (reading.ok) return reading.value;
  const [problem] = reading.problems;
  throw new YamlError(problem && `${problem.what}, at line ${problem.line}, column ${problem.column}`);
}

/** Returns a JSON text as YAML: in blocks, quoted only where it must be, numbers as they were written. */
export function writeYaml(json: string): string {
  const document = parseDocument(json, { version: '1.2', schema: 'core', uniqueKeys: false });
  visit(document, (_key, node) => {
    if (isCollection(node)) node.flow = node.items.length === 0;
    if (isScalar(node) && node.type === 'QUOTE_DOUBLE') delete node.type;
  });
  return document.toString({ lineWidth: 0 });
}
