/** What is said of a text while somebody types: its faults with their locations, and the document as far as it came. */

import type { Environment, Failure, Fault, Outcome } from '../../engine/faults.ts';
import { build, load, validate, worded } from '../../engine/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import type { Step } from '../../engine/model/path.ts';
import { readJson } from '../../engine/reading/json.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { locate } from '../document/locate.ts';
import { syntaxFaults } from '../document/syntax.ts';
import type { Span } from '../document/text.ts';
import { writeText } from '../document/write.ts';
import { language } from '../texts/say.ts';
import { type ParsedText, parsed } from './text.ts';

/** A fault with the locations of its properties in the text. */
export interface LocatedFault {
  code: string | undefined;
  description: string;
  /** `span` is absent for a property outside the document. */
  locations: { path: string; span: Span | undefined }[];
}

/** A draft's text, and whether it is to be built in an envelope. */
export interface CheckRequest {
  draft: string;
  text: string;
  envelop: boolean;
}

export interface Checked {
  /** Why the text is not JSON, each with its location; empty when it is. Nothing else is known then. */
  syntax: LocatedFault[];
  faults: LocatedFault[];
  warnings: LocatedFault[];
  /** The document as the workbench writes it: built, or where it has faults as far as it could be calculated. */
  result: string | undefined;
  /** The result lacks the values that could not be read. */
  partial: boolean;
  /** Milliseconds it took. */
  time: number;
}

const inWords = (fault: Fault) => worded(fault, language.translation);

/** More syntax faults than this are consequences of the first ones. */
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
  const outcome = run(value, envelop, environmentOf(draft));
  const rest = unreadable(outcome) ? withoutUnreadable(source, outcome, envelop, draft) : undefined;
  const result = documentOf(rest ?? outcome);
  const time = performance.now() - started;
  return {
    syntax: [],
    faults: outcome.ok ? [] : locateFaults(source, outcome.faults.map(inWords)),
    warnings: locateFaults(source, (rest ?? outcome).warnings.map(inWords)),
    result: result && writeText(result),
    partial: rest !== undefined,
    time,
  };
}

/** Returns all that is wrong with a text, warnings too; undefined where it is not JSON. */
export async function faultsOf(text: string, envelop: boolean): Promise<Fault[] | undefined> {
  const value = objectIn(text);
  if (!value) return undefined;
  await load(value);
  const outcome = run(value, envelop, system);
  if (outcome.ok) return outcome.warnings;
  // A part that cannot be read hides what would be warned of in the others.
  const { warnings } = (unreadable(outcome) && withoutUnreadable(parsed(text), outcome, envelop, '')) || outcome;
  return [...outcome.faults, ...warnings];
}

/** Returns the object that a text holds, anew each time; undefined where it is not JSON. */
export function objectIn(text: string): JsonObject | undefined {
  const reading = readJson(text);
  return reading.ok && isJsonObject(reading.value) ? reading.value : undefined;
}

/** A fault as the engine here found it, or a service. */
export interface FoundFault {
  code?: string | undefined;
  properties: readonly string[];
  description: string;
  input_properties?: readonly string[] | undefined;
}

/** Finds the locations of faults that somebody else, as the service, found in a text. */
export function locateFaults(source: ParsedText, faults: readonly FoundFault[]): LocatedFault[] {
  return faults.map((fault) => ({
    code: fault.code,
    description: fault.description,
    locations: pathsIn(fault).map((path) => ({ path, span: spanOf(source, path, fault.code) })),
  }));
}

/** Returns the paths of a fault in the text itself, whose lists may have entries that say nothing. */
export function pathsIn({
  properties,
  input_properties,
}: Pick<FoundFault, 'properties' | 'input_properties'>): readonly string[] {
  return input_properties ?? properties;
}

/** Where a property's name is at fault, that is what is marked. */
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

/** Values could not be read, and so nothing was calculated. */
function unreadable(outcome: Outcome<JsonObject>): outcome is Failure {
  return !outcome.ok && outcome.document === undefined;
}

/** What building gives without the values that could not be read, so that the rest of the document can be seen. */
function withoutUnreadable(
  source: ParsedText,
  { faults }: Failure,
  envelop: boolean,
  draft: string,
): Outcome<JsonObject> | undefined {
  const again = objectIn(source.text);
  if (!again || !source.root) return undefined;
  for (const path of faults.flatMap((each) => pathsIn(each))) {
    const found = locate(source.root, path);
    if (found?.missing === '') clear(again, found.steps);
  }
  const outcome = run(again, envelop, environmentOf(draft));
  return documentOf(outcome) && outcome;
}

/** Absent is what null says, in objects and lists alike. */
function clear(value: Json, path: readonly Step[]): void {
  const last = path.at(-1);
  let owner: unknown = value;
  for (const step of path.slice(0, -1)) owner = (owner as { [name: string]: unknown } | undefined)?.[step];
  if (last !== undefined && typeof owner === 'object' && owner !== null)
    (owner as { [name: string]: Json })[last] = null;
}

function locatedSyntax(text: string): LocatedFault[] {
  return syntaxFaults(text)
    .slice(0, SYNTAX_FAULTS_SHOWN)
    .map(({ description, span }) => ({ code: undefined, description, locations: [{ path: '', span }] }));
}

export const system = systemEnvironment();
const idsOf = new Map<string, string[]>();

/** The system's, but a draft gets the same UUIDs every time: else its result would change with every key. */
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
