import { type Fault, fault } from '../faults.ts';
import { describe } from '../model/describe.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { pathText } from '../model/path.ts';
import { type Problem, problemText, type Reading } from './problem.ts';

/** An object read from a text, or why it could not be. */
export type ObjectRead = { ok: true; value: JsonObject } | { ok: false; faults: Fault[] };

/**
 * Reads the text of an object. `root` is how paths begin: `$` for a document, `template` for a template, `options` for
 * those of a correction.
 */
export type ObjectReader = (text: string, root: '$' | 'template' | 'options') => ObjectRead;

/** Returns the object that was read from a text in this language, or the faults that `readDocumentText` leaves. */
export function objectOf(reading: Reading, language: 'JSON' | 'YAML', root: string): ObjectRead {
  if (!reading.ok) {
    return { ok: false, faults: reading.problems.map((problem) => faultOf(problem, language, root)) };
  }
  if (isJsonObject(reading.value)) return { ok: true, value: reading.value };
  const description = `the text must hold an object, but holds ${describe(reading.value)}`;
  return { ok: false, faults: [fault('BW-DATA-TYPE', root, description)] };
}

const CODES = { syntax: 'BW-TEXT-SYNTAX', depth: 'BW-JSON-DEPTH', duplicate: 'BW-JSON-DUPLICATE' } as const;

function faultOf(problem: Problem, language: 'JSON' | 'YAML', root: string): Fault {
  const property = problem.path.length === 0 ? root : root + pathText(problem.path).slice(1);
  return fault(CODES[problem.sort], property, problemText(language, problem));
}
