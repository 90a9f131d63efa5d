/** Checks a text while the user types: its faults with locations, and the document as far as it could be calculated. */

import type { Environment, Fault, Outcome } from '../../../engine/faults.ts';
import { build, validate, worded } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { language } from '../../ui/texts/say.ts';
import { locate } from '../document/locate.ts';
import { syntaxFaults } from '../document/syntax.ts';
import type { Span } from '../document/text.ts';
import { writeText } from '../document/write.ts';
import { withHouseRules } from './house.ts';
import { misspeltFirst, pathsIn } from './misspelt.ts';
import { oneForEachValue } from './one-cause.ts';
import { type ParsedText, parsed } from './text.ts';

/** A fault with the locations of its properties in the text. */
export interface LocatedFault {
  code: string | undefined;
  description: string;
  /** `span` is absent for a property outside the document. */
  locations: { path: string; span: Span | undefined }[];
  /** The properties whose faults cause this one. */
  causes?: readonly string[] | undefined;
}

/** A draft's text, and whether to build it in an envelope. */
export interface CheckRequest {
  draft: string;
  text: string;
  envelop: boolean;
}

export interface Checked {
  /** Syntax faults with locations; empty if the text is JSON. With any, nothing else is known. */
  syntax: LocatedFault[];
  faults: LocatedFault[];
  warnings: LocatedFault[];
  /** The document, formatted: built, or with faults as far as it could be calculated. */
  result: string | undefined;
  /** The result lacks values that could not be read. */
  partial: boolean;
  /** Milliseconds it took. */
  time: number;
}

const inWords = (fault: Fault) => worded(fault, language.translation);

/** Further syntax faults are consequences of the first ones. */
const SYNTAX_FAULTS_SHOWN = 25;

/** Builds a text as the service would. A signed envelope, which must not change, is only checked. */
export async function check({ draft, text, envelop }: CheckRequest): Promise<Checked> {
  const value = objectIn(text);
  if (!value) {
    return { syntax: locatedSyntax(text), faults: [], warnings: [], result: undefined, partial: false, time: 0 };
  }
  const source = parsed(text);
  await load(value);
  const started = performance.now();
  const environment = environmentOf(draft);
  const outcome = await withHouseRules(run(value, envelop, environment), environment);
  const result = documentOf(outcome);
  const time = performance.now() - started;
  const { faults, warnings } = misspeltFirst(outcome.ok ? [] : oneForEachValue(outcome.faults), outcome.warnings);
  return {
    syntax: [],
    faults: locateFaults(source, faults.map(inWords)),
    warnings: locateFaults(source, warnings.map(inWords)),
    result: result && writeText(result),
    partial: !outcome.ok && outcome.key === 'input',
    time,
  };
}

/** Returns all faults and warnings of a text; undefined if it is not JSON. */
export async function faultsOf(text: string, envelop: boolean): Promise<Fault[] | undefined> {
  const value = objectIn(text);
  if (!value) return undefined;
  await load(value);
  const outcome = await withHouseRules(run(value, envelop, system), system);
  return outcome.ok ? outcome.warnings : [...outcome.faults, ...outcome.warnings];
}

/** Returns the object of a text, a new one each time; undefined if it is not JSON. */
export function objectIn(text: string): JsonObject | undefined {
  const reading = readJson(text);
  return reading.ok && isJsonObject(reading.value) ? reading.value : undefined;
}

/** A fault found by the engine here or by a service. */
export interface FoundFault {
  code?: string | undefined;
  properties: readonly string[];
  description: string;
  input_properties?: readonly string[] | undefined;
  caused_by?: readonly string[] | undefined;
}

/** Locates faults that a service found in a text. */
export function locateFaults(source: ParsedText, faults: readonly FoundFault[]): LocatedFault[] {
  // Causes are named by their places in the document, which null entries move.
  const inInput = new Map(
    faults.flatMap((fault) => fault.properties.map((path, i) => [path, pathsIn(fault)[i] ?? path])),
  );
  return faults.map((fault) => ({
    code: fault.code,
    description: fault.description,
    locations: pathsIn(fault).map((path) => ({ path, span: spanOf(source, path, fault.code) })),
    causes: fault.caused_by?.map((path) => inInput.get(path) ?? path),
  }));
}

/** Marks the name of a property if that is the fault. */
function spanOf({ root }: ParsedText, path: string, code: string | undefined): Span | undefined {
  const found = root && locate(root, path);
  return (code === 'BW-UNKNOWN-FIELD' && found?.name) || found?.mark;
}

function run(value: JsonObject, envelop: boolean, environment: Environment): Outcome<JsonObject> {
  if (!isSigned(value)) return build(value, { envelop }, environment);
  const outcome = validate(value, {}, environment);
  return outcome.ok ? { ...outcome, result: value } : { ...outcome, document: value };
}

function isSigned({ sigs }: JsonObject): boolean {
  return Array.isArray(sigs) && sigs.length > 0;
}

function documentOf(outcome: Outcome<JsonObject>): { [name: string]: unknown } | undefined {
  return outcome.ok ? outcome.result : outcome.document;
}

function locatedSyntax(text: string): LocatedFault[] {
  return syntaxFaults(text)
    .slice(0, SYNTAX_FAULTS_SHOWN)
    .map(({ description, span }) => ({ code: undefined, description, locations: [{ path: '', span }] }));
}

export const system = systemEnvironment();
const idsOf = new Map<string, string[]>();

/** Returns the system's environment, except that a draft always gets the same UUIDs. Otherwise its result would change on every key. */
export function environmentOf(draft: string): Environment {
  const ids = idsOf.get(draft) ?? [];
  idsOf.set(draft, ids);
  let used = 0;
  return {
    now: system.now,
    uuid() {
      const id = ids[used] ?? system.uuid();
      ids[used++] = id;
      return id;
    },
  };
}
