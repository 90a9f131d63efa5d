/**
 * Faults and outcomes: what every operation of the engine answers. Faults are values, never exceptions.
 * Shapes by chapter 09 §2.
 */

import type { CalculationStep } from './calculation-step.ts';
import type { FindIssuerKeys, Signer } from './elsewhere.ts';
import type { FaultCode } from './known-names.ts';
import type { SignatureDetails } from './signature-details.ts';
import { type Message, message, type Template, type Translation, type ValuesOf, words } from './text/message.ts';

/** What a fault may say beside its code and its properties. */
interface FaultDetails {
  /** The same properties in the input, where entries of lists that say nothing were left out and positions differ (chapter 09 §2.2). */
  input_properties?: string[];
  /** Where each of the properties is in the text, where that is XML: the properties are XPaths then. */
  positions?: { line: number; column: number }[];
  /** The business terms that it is about: `BT-115`. */
  terms?: string[];
  /** How official rules weigh it, where they tell more than faults and warnings apart. */
  level?: 'information';
}

/** One thing that is wrong: a stable code, the properties it concerns (never empty), and what is to be said of it. */
export interface Fault extends Message, FaultDetails {
  code: string;
  properties: string[];
}

/** A fault as it is answered (chapter 09 §2.2): what is said of it in words. */
export interface WordedFault extends FaultDetails {
  code: FaultCode;
  properties: string[];
  description: string;
}

/** Why an operation failed, as a key that programs can rely on (chapter 09 §2.3). */
export type ErrorKey =
  | 'input'
  | 'unknown-schema'
  | 'no-document'
  | 'calculation'
  | 'validation'
  | 'marshal'
  | 'signature'
  | 'upstream'
  | 'not-found'
  | 'internal';

/** What an operation gives: its result, or why there is none. Warnings stand beside either. */
export type Outcome<T> = Success<T> | Failure;

export interface Success<T, F = Fault> {
  ok: true;
  result: T;
  warnings: F[];
  /** How each figure came about, where that was asked for. */
  explain?: CalculationStep[];
}

export interface Failure<F = Fault> {
  ok: false;
  key: ErrorKey;
  /** The standard's own words, where it has some; otherwise it is made of the faults (`messageOf`). */
  message?: Message;
  faults: F[];
  warnings: F[];
  /** The document as far as it came. */
  document?: { [name: string]: unknown } | undefined;
  explain?: CalculationStep[];
  /** What was found of each signature, where verifying was asked for that. */
  signatures?: readonly SignatureDetails[];
}

/** Clock, randomness and what is done elsewhere, which the engine never takes from its surroundings. */
export interface Environment {
  now(): Date;
  /** A new UUID of version 7, lower case. */
  uuid(): string;
  /** Called as each step of the work on a document begins, where somebody measures them. */
  begins?(step: WorkStep): void;
  /** Signs where no private key is given; absent where nobody may do so. */
  signer?: Signer;
  /** Finds the keys to verify with where none are given; absent where nobody is to be asked. */
  issuerKeys?: FindIssuerKeys;
}

/** The steps of the work on a document, in their order; some operations leave some out. */
export type WorkStep = 'read' | 'calculate' | 'validate' | 'write';

/** A stage looks no further once it has found so many faults: a stranger's document must not fill the memory with them. */
export const MOST_FAULTS = 10_000;

/** Returns the fault that is listed after the last of them. */
export function cutFault(property: string): Fault {
  return fault('BW-FAULTS-CUT', property, 'There are more than {most} faults; those beyond were not looked for.', {
    most: MOST_FAULTS,
  });
}

/** Returns a fault of one property: its code, what is to be said of it, and the values in that. */
export function fault<const T extends string>(
  code: string,
  property: string,
  template: Template<T>,
  ...[values]: ValuesOf<T>
): Fault {
  return faultOf(code, property, { template, values });
}

/** Returns a fault of one property, of which a text with its values is to be said. */
export function faultOf(code: string, property: string, { template, values }: Message): Fault {
  return { code, properties: [property], template, values };
}

/** Returns a failure with its faults merged. `message` is what the standard says of it. */
export function failure(key: ErrorKey, faults: readonly Fault[], message?: Message): Failure {
  const merged = mergeFaults(faults);
  return { ok: false, key, ...(message !== undefined && { message }), faults: merged, warnings: [] };
}

/** Returns a fault in words, as it is answered. */
export function worded(
  { code, properties, template, values, ...details }: Fault,
  translation?: Translation,
): WordedFault {
  return { code, properties, description: words({ template, values }, translation), ...details };
}

/** An outcome with its faults in words: what leaves the program. */
export type WordedOutcome<T, F = WordedFault> = WordedSuccess<T, F> | WordedFailure<F>;

/** Names the members of a failure, too: without `strictNullChecks` TypeScript does not tell the two apart by `ok`. */
export interface WordedSuccess<T, F = WordedFault> extends Success<T, F> {
  key?: undefined;
  message?: undefined;
  faults?: undefined;
  document?: undefined;
  signatures?: undefined;
}

export interface WordedFailure<F = WordedFault> extends Omit<Failure<F>, 'message'> {
  message: string;
  result?: undefined;
}

/** Returns an outcome with its faults in words. */
export function wordedOutcome<T>(outcome: Outcome<T>, translation?: Translation): WordedOutcome<T> {
  const inWords = (fault: Fault) => worded(fault, translation);
  const warnings = outcome.warnings.map(inWords);
  if (outcome.ok) return { ...outcome, warnings };
  const message = words(outcome.message ?? summaryOf(outcome.faults), translation);
  return { ...outcome, message, faults: outcome.faults.map(inWords), warnings };
}

/** Returns what is said of several faults together: the sentence of one, or the number of faults and the first three (chapter 09 §2.1). */
export function summaryOf(faults: readonly Message[]): Message {
  const [first = message(''), second, third] = faults;
  if (!second) return first;
  const count = faults.length;
  if (!third) return message('{count} faults: {first}; {second}', { count, first, second });
  if (count === 3) return message('{count} faults: {first}; {second}; {third}', { count, first, second, third });
  return message('{count} faults: {first}; {second}; {third} …', { count, first, second, third });
}

/** Returns the same in words. */
export function messageOf(faults: readonly Message[], translation?: Translation): string {
  return words(summaryOf(faults), translation);
}

/** Faults with equal code and words become one, at the place of the first, with the properties of all. */
export function mergeFaults(faults: readonly Fault[]): Fault[] {
  if (faults.length < 2) return faults.map(copied);
  const merged = new Map<string, Fault>();
  for (const each of faults) {
    const identity = `${each.code}\n${words(each)}`;
    const known = merged.get(identity);
    if (known) join(known, each);
    else merged.set(identity, copied(each));
  }
  return [...merged.values()];
}

function copied(fault: Fault): Fault {
  const copy: Fault = { ...fault, properties: [...fault.properties] };
  if (fault.input_properties) copy.input_properties = [...fault.input_properties];
  return copy;
}

/** Adds the properties of a fault to those of another. */
function join(fault: Fault, other: Fault): void {
  if (fault.input_properties || other.input_properties) {
    fault.input_properties ??= [...fault.properties];
    for (const property of other.input_properties ?? other.properties) fault.input_properties.push(property);
  }
  for (const property of other.properties) fault.properties.push(property);
}
