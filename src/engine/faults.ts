/**
 * Faults and outcomes: what every operation of the engine answers. Faults are values, never exceptions.
 * Shapes by chapter 09 §2.
 */

import type { CalculationStep } from './calculation-step.ts';
import type { SignatureDetails } from './signature-details.ts';

/** One thing that is wrong: a stable code, the properties it concerns (never empty), a sentence in English. */
export interface Fault {
  code: string;
  properties: string[];
  description: string;
  /** The same properties in the input, where entries of lists that say nothing were left out and positions differ (chapter 09 §2.2). */
  input_properties?: string[];
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
  | 'not-found'
  | 'internal';

/** What an operation gives: its result, or why there is none. Warnings stand beside either. */
export type Outcome<T> = Success<T> | Failure;

export interface Success<T> {
  ok: true;
  result: T;
  warnings: Fault[];
  /** How each figure came about, where that was asked for. */
  explain?: CalculationStep[];
}

export interface Failure {
  ok: false;
  key: ErrorKey;
  message: string;
  faults: Fault[];
  warnings: Fault[];
  /** The document as far as it came. */
  document?: { [name: string]: unknown } | undefined;
  explain?: CalculationStep[];
  /** What was found of each signature, where verifying was asked for that. */
  signatures?: readonly SignatureDetails[];
}

/** Clock and randomness, which the engine never takes from its surroundings. */
export interface Environment {
  now(): Date;
  /** A new UUID of version 7, lower case. */
  uuid(): string;
}

/** A stage looks no further once it has found so many faults: a stranger's document must not fill the memory with them. */
export const MOST_FAULTS = 10_000;

/** What stands after the last of them. */
export function cutFault(property: string): Fault {
  return fault(
    'BW-FAULTS-CUT',
    property,
    `There are more than ${MOST_FAULTS} faults; those beyond were not looked for.`,
  );
}

export function fault(code: string, property: string, description: string): Fault {
  return { code, properties: [property], description };
}

/** A failure with its faults merged, and a message that is built from them unless one is given. */
export function failure(key: ErrorKey, faults: readonly Fault[], message?: string): Failure {
  const merged = mergeFaults(faults);
  return { ok: false, key, message: message ?? messageOf(merged), faults: merged, warnings: [] };
}

/** The sentence of one fault, or the number of faults and the first three (chapter 09 §2.1). */
export function messageOf(faults: readonly Fault[]): string {
  if (faults.length === 1) return faults[0]?.description ?? '';
  const first = faults.slice(0, 3).map((each) => each.description);
  return `${faults.length} faults: ${first.join('; ')}${faults.length > 3 ? ' …' : ''}`;
}

/** Faults with equal code and description become one, at the place of the first, with the properties of all. */
export function mergeFaults(faults: readonly Fault[]): Fault[] {
  const merged = new Map<string, Fault>();
  for (const each of faults) {
    const identity = `${each.code}\n${each.description}`;
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
