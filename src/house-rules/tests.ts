import { parseDate } from '../engine/cal/date.ts';
import { isJsonObject, type Json } from '../engine/model/json.ts';
import { NumberText } from '../engine/model/number-text.ts';
import { Amount } from '../engine/num/amount.ts';
import { daysBetween } from './days.ts';
import { type Located, locate, type RulePath } from './path.ts';

/** The data that the tests of a rule may use. */
export interface Context {
  document: Located;
  /** The entry of `each`, or the document. */
  here: Located;
  /** The current date. */
  today: string;
  /** Counts steps of work. Throws `TooMuchWork` if they are too many for one document. */
  spend(steps: number): void;
}

/** Thrown when rules take too many steps. */
export class TooMuchWork extends Error {}

/** The number of steps for one document, such as characters tested: a few seconds in the worst case. */
const MOST_STEPS = 100_000_000;

export function spender(): Context['spend'] {
  let left = MOST_STEPS;
  return (steps) => {
    left -= steps;
    if (left < 0) throw new TooMuchWork();
  };
}

/** Tests a value. Returns undefined if the value, or the one to compare it with, is missing. */
export type Test = (value: Json | undefined, context: Context) => boolean | undefined;

/** A value to compare with. */
export type Operand = (context: Context) => Json | undefined;

export function operandAt(path: RulePath): Operand {
  return (context) => valuesAt(path, context)[0]?.value;
}

/** Returns the values at a path of a rule. */
export function valuesAt(path: RulePath, context: Context): Located[] {
  const found = locate(path, path.isFromDocument ? context.document : context.here);
  context.spend(found.length);
  return found;
}

/** Returns the deciding result if there is one, otherwise undefined if any result is undefined, otherwise the opposite. */
function decided(results: Iterable<boolean | undefined>, deciding: boolean): boolean | undefined {
  let result: boolean | undefined = !deciding;
  for (const each of results) {
    if (each === deciding) return deciding;
    if (each === undefined) result = undefined;
  }
  return result;
}

/** Returns a test whether all tests hold. */
export function all(tests: readonly Test[]): Test {
  return (value, context) =>
    decided(
      tests.map((test) => test(value, context)),
      false,
    );
}

/** Returns a test whether any test holds. */
export function any(tests: readonly Test[]): Test {
  return (value, context) =>
    decided(
      tests.map((test) => test(value, context)),
      true,
    );
}

export function not(test: Test): Test {
  return (value, context) => {
    const holds = test(value, context);
    return holds === undefined ? undefined : !holds;
  };
}

/** Returns a condition on the values at a path: one of them is enough. */
export function somewhere(path: RulePath, test: Test): Test {
  return (_, context) => {
    const found = valuesAt(path, context);
    const values = found.length === 0 ? [undefined] : found.map(({ value }) => value);
    return decided(
      values.map((value) => test(value, context)),
      true,
    );
  };
}

export function present(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isJsonObject(value) || Object.keys(value).length > 0;
}

/** Returns the text of a plain value; undefined for objects, lists and missing values. */
export function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null || Array.isArray(value) || isJsonObject(value)) return undefined;
  return String(value);
}

/** Returns a test of the text of a value. Objects and lists fail it. */
export function ofText(holds: (text: string, spend: Context['spend']) => boolean): Test {
  return (value, { spend }) => {
    if (!present(value)) return undefined;
    const text = textOf(value);
    if (text === undefined) return false;
    spend(text.length);
    return holds(text, spend);
  };
}

/** Returns a test that compares a value with an operand. */
function compared(operand: Operand, holds: (value: Json, other: Json) => boolean): Test {
  return (value, context) => {
    const other = operand(context);
    if (value === undefined || !present(value) || other === undefined || !present(other)) return undefined;
    return holds(value, other);
  };
}

/**
 * Returns a test of equality. Numbers are equal by value, like 10 and 10.00, if the other one is a number and not a text
 * such as `0123`.
 */
export function equals(operand: Operand): Test {
  return compared(operand, (value, other) => {
    const [a, b] = [textOf(value), textOf(other)];
    if (a === undefined || b === undefined) return false;
    if (a === b) return true;
    const isNumber = typeof other === 'number' || other instanceof NumberText || (isFigure(a) && isFigure(b));
    const [one, two] = isNumber ? [numberOf(a), numberOf(b)] : [];
    return one !== undefined && two !== undefined && one.equals(two);
  });
}

/** Returns whether a text is an amount or percentage with decimals, and not a code made of digits. */
function isFigure(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+%?|%)$/.test(text);
}

/** Returns the exact number in a text. Percentages are counted in hundredths: `19.0%` is 19. */
export function numberOf(text: string): Amount | undefined {
  return Amount.parse(text.endsWith('%') ? text.slice(0, -1) : text);
}

/** Returns a test by the order of numbers. A value that is not a number fails it. */
export function ordered(operand: Operand, holds: (order: -1 | 0 | 1) => boolean): Test {
  return compared(operand, (value, other) => {
    const [a, b] = [numberOf(textOf(value) ?? ''), numberOf(textOf(other) ?? '')];
    return a !== undefined && b !== undefined && holds(a.compare(b));
  });
}

/** Returns a test by the days from another date to the date. A value that is not a date fails it. */
export function dated(operand: Operand, holds: (days: number) => boolean): Test {
  return compared(operand, (value, other) => {
    const [a, b] = [dateOf(value), dateOf(other)];
    return a !== undefined && b !== undefined && holds(daysBetween(b, a));
  });
}

/** Returns the date of a text, which may have a time. */
export function dateOf(value: Json | undefined): string | undefined {
  const text = textOf(value) ?? '';
  return /^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? parseDate(text.slice(0, 10)) : undefined;
}

/** Returns a test of the number of entries. A missing list has none. */
export function count(test: Test): Test {
  return (value, context) => {
    const entries = value ?? [];
    return Array.isArray(entries) && test(entries.length, context);
  };
}

/** Returns a test whether an entry of a list has a value that passes. A list without such an entry fails. */
export function some(of: RulePath, test: Test): Test {
  return (value, context) => {
    if (!present(value)) return undefined;
    if (!Array.isArray(value)) return false;
    context.spend(value.length);
    return value.some((entry) =>
      locate(of, { path: [], value: entry }).some((part) => test(part.value, context) === true),
    );
  };
}

/** Returns a test of the exact sum of a property of all entries. An entry without it counts as 0. */
export function sum(of: RulePath, test: Test): Test {
  return (value, context) => {
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) return false;
    let total = Amount.ZERO;
    context.spend(value.length);
    for (const entry of value) {
      for (const { value: part } of locate(of, { path: [], value: entry })) {
        const amount = numberOf(textOf(part) ?? '') ?? Amount.ZERO;
        total = total.match(amount).add(amount);
      }
    }
    return test(total.toString(), context);
  };
}
