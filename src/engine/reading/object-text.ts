import { type Fault, fault, faultOf } from '../faults.ts';
import { describe } from '../model/describe.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { pathText } from '../model/path.ts';
import { readJson } from './json.ts';
import { type Problem, problemText, type Reading } from './problem.ts';
import { isXmlText } from './xml-text.ts';

/** An object read from a text, or the faults of the text. */
export type ObjectRead = { ok: true; value: JsonObject } | { ok: false; faults: Fault[] };

/**
 * Reads the text of an object. `root` is the start of paths: `$` for a document, `template` for a template, `options`
 * for correction options.
 */
export type ObjectReader = (text: string, root: '$' | 'template' | 'options' | `request.${string}`) => ObjectRead;

/** Reads the text of an object in JSON only. Reports the same faults as `readDocumentText`. */
export const readJsonObject: ObjectReader = (text, root) => {
  const nothing = nothingIn(text, root);
  return nothing ? { ok: false, faults: [nothing] } : objectOf(readJson(text), 'JSON', root);
};

/** Returns the fault of a text that is empty or contains NUL, in any language. */
export function nothingIn(text: string, root: string): Fault | undefined {
  if (text.trim() === '') return fault('BW-DATA-TYPE', root, 'the text is empty');
  if (text.includes('\0')) return fault('BW-TEXT-SYNTAX', root, 'the text is neither JSON nor YAML');
  if (isXmlText(text)) {
    return fault('BW-DATA-XML', root, 'this is an XML e-invoice; convert it to a document first');
  }
  return undefined;
}

/** Returns the object read from a text in this language, or the faults described for `readDocumentText`. */
export function objectOf(reading: Reading, language: 'JSON' | 'YAML', root: string): ObjectRead {
  if (!reading.ok) {
    return { ok: false, faults: reading.problems.map((problem) => problemFault(problem, language, root)) };
  }
  if (isJsonObject(reading.value)) return { ok: true, value: reading.value };
  const found = fault('BW-DATA-TYPE', root, 'the text must contain an object, but contains {found}', {
    found: describe(reading.value),
  });
  return { ok: false, faults: [found] };
}

const CODES = { syntax: 'BW-TEXT-SYNTAX', depth: 'BW-JSON-DEPTH', duplicate: 'BW-JSON-DUPLICATE' } as const;

function problemFault(problem: Problem, language: 'JSON' | 'YAML', root: string): Fault {
  const property = problem.path.length === 0 ? root : root + pathText(problem.path).slice(1);
  return faultOf(CODES[problem.kind], property, problemText(language, problem));
}
