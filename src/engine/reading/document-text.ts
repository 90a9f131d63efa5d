import { readJson } from './json.ts';
import { type ObjectReader, objectOf } from './object-text.ts';
import type { Reading } from './problem.ts';
import { mayBeYaml, readYaml } from './yaml.ts';

/**
 * Reads the text of a document, in JSON if it begins with `{`, else (or where that fails) in YAML (chapter 09 §3.2).
 * Leaves `BW-TEXT-SYNTAX`, `BW-JSON-DEPTH`, `BW-JSON-DUPLICATE`, and `BW-DATA-TYPE` for a text that holds no object.
 */
export const readDocumentText: ObjectReader = (text, root) => {
  const { reading, language } = readEither(text);
  return objectOf(reading, language, root);
};

function readEither(text: string): { reading: Reading; language: 'JSON' | 'YAML' } {
  if (!/^\ufeff?\s*\{/.test(text)) return { reading: readYaml(text), language: 'YAML' };
  const asJson = readJson(text);
  const isNoJson = !asJson.ok && asJson.problems[0]?.sort === 'syntax';
  if (!isNoJson || !mayBeYaml(text)) return { reading: asJson, language: 'JSON' };
  const asYaml = readYaml(text);
  // What begins like JSON was most likely meant as JSON: its fault says more.
  return asYaml.ok ? { reading: asYaml, language: 'YAML' } : { reading: asJson, language: 'JSON' };
}
