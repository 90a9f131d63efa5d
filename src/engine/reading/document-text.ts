import { readJson } from './json.ts';
import { nothingIn, type ObjectRead, type ObjectReader, objectOf } from './object-text.ts';
import { type Reading, START, shiftedFrom, type TextPosition } from './problem.ts';
import { mayBeYaml, readYaml } from './yaml.ts';

/**
 * Reads the text of a document, in JSON if it begins with `{`, else (or where that fails) in YAML (chapter 09 §3.2).
 * Leaves `BW-TEXT-SYNTAX`, `BW-JSON-DEPTH`, `BW-JSON-DUPLICATE`, and `BW-DATA-TYPE` for a text that holds no object.
 */
export const readDocumentText: ObjectReader = (text, root) => {
  const { language, ...read } = readDocumentAt(text, root, {});
  return read;
};

/** A document as it was read, and the language it stands in; or the faults that keep it from being one. */
export type DocumentRead = ObjectRead & { language: 'JSON' | 'YAML' };

/** Where a document begins in the text it was found in, and whether it must stand in JSON there. */
export interface FoundAt {
  start?: TextPosition;
  isJson?: boolean;
}

/** Reads a document that was found in a text, as `readDocumentText` does: faults tell their place in the whole text. */
export function readDocumentAt(
  text: string,
  root: '$' | 'template' | 'options',
  { start = START, isJson = false }: FoundAt,
): DocumentRead {
  const nothing = nothingIn(text, root);
  if (nothing) return { ok: false, faults: [nothing], language: 'YAML' };
  const { reading, language } = isJson ? { reading: readJson(text), language: 'JSON' as const } : readEither(text);
  const placed = reading.ok
    ? reading
    : { ok: false as const, problems: reading.problems.map((each) => shiftedFrom(start, each)) };
  return { language, ...objectOf(placed, language, root) };
}

function readEither(text: string): { reading: Reading; language: 'JSON' | 'YAML' } {
  if (!/^\ufeff?\s*\{/.test(text)) return { reading: readYaml(text), language: 'YAML' };
  const asJson = readJson(text);
  const isNoJson = !asJson.ok && asJson.problems[0]?.sort === 'syntax';
  if (!isNoJson || !mayBeYaml(text)) return { reading: asJson, language: 'JSON' };
  const asYaml = readYaml(text);
  // What begins like JSON was most likely meant as JSON: its fault says more.
  return asYaml.ok ? { reading: asYaml, language: 'YAML' } : { reading: asJson, language: 'JSON' };
}
