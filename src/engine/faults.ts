/**
 * Faults and outcomes: the results of all engine operations. Faults are values, never exceptions. Shapes by chapter 09
 * §2.
 */

import type { CalculationStep } from './calculation-step.ts';
import type { FindIssuerKeys, Signer } from './external-signer.ts';
import type { FaultCode } from './known-names.ts';
import type { SignatureDetails } from './signature-details.ts';
import {
  detailed,
  firstOf,
  isTranslated,
  type Message,
  message,
  type Template,
  type Translation,
  type ValuesOf,
  words,
} from './text/message.ts';

/** Further details of a fault. */
interface FaultDetails {
  /**
   * The same properties in the input, if positions differ because empty list entries were removed (chapter 09 §2.2).
   */
  input_properties?: string[];
  /** For XML: the position in the text of each property, which is an XPath. */
  positions?: { line: number; column: number }[];
  /** The business terms concerned: `BT-115`. */
  terms?: string[];
  /** The properties whose faults cause this one: what its check read there is missing, unreadable or not calculated (chapter 09 §2.4). */
  caused_by?: string[];
  /** The severity in official rules that distinguish more than faults and warnings. */
  level?: 'information';
  /** In notes on the coming edition of EN 16931: the future rule that finds this. */
  announces?: string;
  /** In reports of copies and corrections: what is kept from the original, and what can be done with it. */
  kept?: Kept;
  /** The release of the official rules that the rule belongs to, if the document was judged by the rules of a day. */
  release?: AppliedRelease;
}

/** A value that a copy keeps from its original. */
export interface Kept {
  what: 'advance' | 'due-date' | 'supply' | 'period' | 'reference' | 'account';
  /** What can be done with it, apart from keeping it. */
  offers: ('remove' | 'move')[];
  /** The value: a date, the dates of a period, a number. */
  from?: string;
  /** The value if it moves with the issue date. */
  to?: string;
  /** The days from the issue date of the original to that of the copy. */
  days?: number;
  amount?: string;
}

/** The release of a set of official rules that a document was judged by. */
export interface AppliedRelease {
  /** The key of the set: `en16931-ubl`. */
  set: string;
  release: string;
  /** The first day on which it applies. */
  from?: string;
}

/** A single fault: a stable code, the properties concerned (never empty), and a message. */
export interface Fault extends Message, FaultDetails {
  code: string;
  properties: string[];
}

/** A fault as returned to callers (chapter 09 §2.2), with its message in words. */
export interface WordedFault extends FaultDetails {
  code: FaultCode;
  properties: string[];
  description: string;
  /** `en` if another language was requested and the description has no translation. */
  lang?: 'en';
}

/** The reason why an operation failed, as a stable key (chapter 09 §2.3). */
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

/** The result of an operation, or the failure. Both have warnings. */
export type Outcome<T> = Success<T> | Failure;

export interface Success<T, F = Fault> {
  ok: true;
  result: T;
  warnings: F[];
  /** The calculation of each figure, if requested. */
  explain?: CalculationStep[];
}

export interface Failure<F = Fault> {
  ok: false;
  key: ErrorKey;
  /** The wording of the standard, if it has one. Otherwise the message is derived from the faults (`messageOf`). */
  message?: Message;
  faults: F[];
  warnings: F[];
  /** The document as far as it was completed. */
  document?: { [name: string]: unknown } | undefined;
  explain?: CalculationStep[];
  /** The result for each signature, if details were requested. */
  signatures?: readonly SignatureDetails[];
  /** The releases of the official rules that the document was judged by. */
  release?: readonly AppliedRelease[] | undefined;
  /** The format by whose rules an e-invoice was judged. */
  format?: string;
  /** The result of checking its signature, if it is signed. */
  signature?: SignatureVerdict;
}

/** The result of checking a file's signature: valid, not valid, or not verified. It is separate from the verdict on the content. */
export type SignatureVerdict = 'fits' | 'broken' | 'unverified';

/** Clock, randomness and external keys, which the engine never accesses itself. */
export interface Environment {
  now(): Date;
  /** Returns a new UUID of version 7, in lower case. */
  uuid(): string;
  /** The day by whose official rules e-invoices are judged, such as `2026-11-28`. Default: today. */
  readonly today?: string | undefined;
  /** The language of texts within results, such as losses. Default: English. */
  translation?: Translation | undefined;
  /** Called at the start of each step of the work on a document, for measurements. */
  begins?(step: WorkStep): void;
  /** Signs if there is no private key. Missing if that is not allowed. */
  signer?: Signer;
  /** Finds keys to verify with if the caller gave none. Missing if no issuer may be asked. */
  issuerKeys?: FindIssuerKeys;
}

/** The steps of the work on a document, in order. Some operations skip some. */
export type WorkStep = 'read' | 'calculate' | 'validate' | 'write';

/** A stage stops after this many faults, so that an untrusted document cannot fill the memory with them. */
export const MOST_FAULTS = 10_000;

/** Returns the fault that ends a list that was cut. */
export function cutFault(property: string, most = MOST_FAULTS): Fault {
  return fault('BW-FAULTS-CUT', property, 'There are more than {most} faults; Billwright stopped looking after that.', {
    most,
  });
}

/** Returns a fault of one property, from its code, template and values. */
export function fault<const T extends string>(
  code: string,
  property: string,
  template: Template<T>,
  ...[values]: ValuesOf<T>
): Fault {
  return faultOf(code, property, { template, values });
}

/** Returns a fault of one property, from its code and message. */
export function faultOf(code: string, property: string, { template, values, details, more }: Message): Fault {
  return { code, properties: [property], template, values, ...(details && { details }), ...(more && { more }) };
}

/** Returns a failure with its faults merged. `message` is the wording of the standard. */
export function failure(key: ErrorKey, faults: readonly Fault[], message?: Message): Failure {
  const merged = mergeFaults(faults);
  return { ok: false, key, ...(message !== undefined && { message }), faults: merged, warnings: [] };
}

/** Returns a fault in words, as returned to callers. */
export function worded(
  { code, properties, template, values, details, more, ...others }: Fault,
  translation?: Translation,
): WordedFault {
  const wording = { template, values, details, more };
  const inWords: WordedFault = { code, properties, description: words(wording, translation), ...others };
  if (translation && !isTranslated(wording, translation)) inWords.lang = 'en';
  return inWords;
}

/** An outcome with its faults in words, as returned to callers. */
export type WordedOutcome<T, F = WordedFault> = WordedSuccess<T, F> | WordedFailure<F>;

/**
 * Also names the members of a failure, since without `strictNullChecks` TypeScript does not distinguish the two by
 * `ok`.
 */
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

/**
 * Returns the summary of several faults: the sentence of a single one, or their number and the first three (chapter 09
 * §2.1).
 */
export function summaryOf(faults: readonly Message[]): Message {
  const [first = message(''), second] = faults;
  return second ? detailed(message('{count} faults', { count: faults.length }), ...firstOf(faults)) : first;
}

/** Returns the summary in words. */
export function messageOf(faults: readonly Message[], translation?: Translation): string {
  return words(summaryOf(faults), translation);
}

/** Merges faults with equal code and text into the first of them, with the properties of all. It has causes if all of them have. */
export function mergeFaults(faults: readonly Fault[]): Fault[] {
  if (faults.length < 2) return faults.map(copied);
  const merged = new Map<string, Fault>();
  for (const each of faults) {
    const identity = `${each.code}\n${words(each)}`;
    const known = merged.get(identity);
    if (known) join(known, each);
    else merged.set(identity, copied(each));
  }
  const result = [...merged.values()];
  for (const each of result) if (each.caused_by) each.caused_by = [...new Set(each.caused_by)];
  return result;
}

function copied(fault: Fault): Fault {
  const copy: Fault = { ...fault, properties: [...fault.properties] };
  if (fault.input_properties) copy.input_properties = [...fault.input_properties];
  if (fault.caused_by) copy.caused_by = [...fault.caused_by];
  return copy;
}

function join(fault: Fault, other: Fault): void {
  if (fault.input_properties || other.input_properties) {
    fault.input_properties ??= [...fault.properties];
    for (const property of other.input_properties ?? other.properties) fault.input_properties.push(property);
  }
  for (const property of other.properties) fault.properties.push(property);
  if (!fault.caused_by) return;
  if (other.caused_by) for (const cause of other.caused_by) fault.caused_by.push(cause);
  else delete fault.caused_by;
}
