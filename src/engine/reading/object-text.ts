import { type Fault, fault, faultOf } from '../faults.ts';
import { describe } from '../model/describe.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { pathText } from '../model/path.ts';
import { readJson } from './json.ts';
import { type Problem, problemText, type Reading } from './problem.ts';
import { isXmlText } from './xml-text.ts';

/** An object read from a text, or why it could not be. */
export type ObjectRead = { ok: true; value: JsonObject } | { ok: false; faults: Fault[] };

/**
 * Reads the text of an object. `root` is how paths begin: `$` for a document, `template` for a template, `options` for
 * those of a correction.
 */
export type ObjectReader = (text: string, root: '$' | 'template' | 'options') => ObjectRead;

/** Reads the text of an object in JSON, and in nothing else. Leaves the faults that `readDocumentText` leaves. */
export const readJsonObject: ObjectReader = (text, root) => {
  const nothing = nothingIn(text, root);
  return nothing ? { ok: false, faults: [nothing] } : objectOf(readJson(text), 'JSON', root);
};

/** Returns why there is nothing to read in a text, whatever its language; undefined where there is something. */
export function nothingIn(text: string, root: string): Fault | undefined {
  if (text.trim() === '') return fault('BW-DATA-TYPE', root, 'the text is empty');
  if (text.includes('\0')) return fault('BW-TEXT-SYNTAX', root, 'the text is neither JSON nor YAML');
  if (isXmlText(text)) {
    return fault('BW-DATA-XML', root, 'this is an e-invoice in XML; convert it to a document first');
  }
  return undefined;
}

/** Returns the object that was read from a text in this language, or the faults that `readDocumentText` leaves. */
export function objectOf(reading: Reading, language: 'JSON' | 'YAML', root: string): ObjectRead {
  if (!reading.ok) {
    return { ok: false, faults: reading.problems.map((problem) => problemFault(problem, language, root)) };
  }
  if (isJsonObject(reading.value)) return { ok: true, value: reading.value };
  const found = fault('BW-DATA-TYPE', root, 'the text must hold an object, but holds {found}', {
    found: describe(reading.value),
  });
  return { ok: false, faults: [found] };
}

const CODES = { syntax: 'BW-TEXT-SYNTAX', depth: 'BW-JSON-DEPTH', duplicate: 'BW-JSON-DUPLICATE' } as const;

function problemFault(problem: Problem, language: 'JSON' | 'YAML', root: string): Fault {
  const property = problem.path.length === 0 ? root : root + pathText(problem.path).slice(1);
  return faultOf(CODES[problem.sort], property, problemText(language, problem));
}
