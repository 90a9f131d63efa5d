import { readJson } from './json.ts';
import { nothingIn, type ObjectRead, type ObjectReader, objectOf } from './object-text.ts';
import { type Reading, START, shiftedFrom, type TextPosition } from './problem.ts';
import { mayBeYaml, readYaml } from './yaml.ts';

/**
 * Reads the text of a document: as JSON if it begins with `{`, and otherwise, or if that fails, as YAML (chapter 09
 * §3.2). Reports `BW-TEXT-SYNTAX`, `BW-JSON-DEPTH`, `BW-JSON-DUPLICATE`, and `BW-DATA-TYPE` for a text that contains no
 * object.
 */
export const readDocumentText: ObjectReader = (text, root) => {
  const { language, ...read } = readDocumentAt(text, root, {});
  return read;
};

/** A document and its language, or the faults of its text. */
export type DocumentRead = ObjectRead & { language: 'JSON' | 'YAML' };

/** The position of a document in a text that contains it, and whether it must be JSON. */
export interface FoundAt {
  start?: TextPosition;
  isJson?: boolean;
}

/** Reads a document found within a text, like `readDocumentText`. Faults have positions in the whole text. */
export function readDocumentAt(
  text: string,
  root: '$' | 'template' | 'options' | `request.${string}`,
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
  const isNoJson = !asJson.ok && asJson.problems[0]?.kind === 'syntax';
  if (!isNoJson || !mayBeYaml(text)) return { reading: asJson, language: 'JSON' };
  const asYaml = readYaml(text);
  // A text that begins like JSON was probably meant as JSON, so the JSON fault is more helpful.
  return asYaml.ok ? { reading: asYaml, language: 'YAML' } : { reading: asJson, language: 'JSON' };
}
