import { type Fault, fault } from '../faults.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { pathText } from '../model/path.ts';
import { describe } from '../model/reader.ts';
import { readJson } from './json.ts';
import { type Problem, problemText, type Reading } from './problem.ts';
import { readYaml } from './yaml.ts';

/** An object read from a text, or why it could not be. */
export type ObjectRead = { ok: true; value: JsonObject } | { ok: false; faults: Fault[] };

/**
 * Reads the text of a document, in JSON if it begins with `{`, else (or where that fails) in YAML (chapter 09 §3.2).
 * `root` is how paths begin: `$` for a document, `template` for a template,
 * `options` for those of a correction.
 * Leaves `BW-TEXT-SYNTAX`, `BW-JSON-DEPTH`, `BW-JSON-DUPLICATE`, and `BW-DATA-TYPE` for a text that holds no object.
 */
export function readDocumentText(text: string, root: '$' | 'template' | 'options'): ObjectRead {
  const { reading, language } = readEither(text);
  if (!reading.ok) {
    return { ok: false, faults: reading.problems.map((problem) => faultOf(problem, language, root)) };
  }
  if (isJsonObject(reading.value)) return { ok: true, value: reading.value };
  const description = `the text must hold an object, but holds ${describe(reading.value)}`;
  return { ok: false, faults: [fault('BW-DATA-TYPE', root, description)] };
}

function readEither(text: string): { reading: Reading; language: 'JSON' | 'YAML' } {
  if (!/^\ufeff?\s*\{/.test(text)) return { reading: readYaml(text), language: 'YAML' };
  const asJson = readJson(text);
  const isNoJson = !asJson.ok && asJson.problems[0]?.sort === 'syntax';
  if (!isNoJson) return { reading: asJson, language: 'JSON' };
  const asYaml = readYaml(text);
  // What begins like JSON was most likely meant as JSON: its fault says more.
  return asYaml.ok ? { reading: asYaml, language: 'YAML' } : { reading: asJson, language: 'JSON' };
}

const CODES = { syntax: 'BW-TEXT-SYNTAX', depth: 'BW-JSON-DEPTH', duplicate: 'BW-JSON-DUPLICATE' } as const;

function faultOf(problem: Problem, language: 'JSON' | 'YAML', root: string): Fault {
  const property = problem.path.length === 0 ? root : root + pathText(problem.path).slice(1);
  return fault(CODES[problem.sort], property, problemText(language, problem));
}
