import type { Step } from '../../engine/model/path.ts';
import { numberInWords } from '../engine/document/number-words.ts';
import { partAt } from '../engine/document/values.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';
import type { Members } from './values.ts';

/** A value that was changed to show how a mistake is found. */
export interface Mistake {
  path: readonly Step[];
  right: string;
  wrong: string;
}

/** Returns mistakes for a document: a mistyped tax number, and a quantity in words. */
export function mistakesIn(document: Members): Mistake[] {
  const number = ['supplier', 'tax_id', 'code'];
  const code = partAt(document, number);
  const quantity = ['lines', 0, 'quantity'];
  const count = partAt(document, quantity);
  return [
    ...(typeof code === 'string' && code !== '' ? [{ path: number, right: code, wrong: mistyped(code) }] : []),
    ...(count === undefined ? [] : [{ path: quantity, right: String(count), wrong: say(texts.two) }]),
  ];
}

/** Returns a number with another last digit, as it happens when typing. */
function mistyped(code: string): string {
  const at = code.search(/\d\D*$/);
  if (at < 0) return `${code}0`;
  return `${code.slice(0, at)}${(Number(code[at]) + 1) % 10}${code.slice(at + 1)}`;
}

/** Returns the value that a wrong one stands for: the number that a word names, otherwise the one that was there before. */
export function meantBy({ right }: Mistake, wrong: string): string {
  const named = numberInWords(wrong);
  return named === undefined ? right : String(named);
}

/** Returns a document with another value at a path. The parts around it have to exist. */
export function withValue<T>(document: T, [step, ...rest]: readonly Step[], value: unknown): T {
  if (step === undefined) return value as T;
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Record<Step, unknown>;
  copy[step] = withValue(copy[step], rest, value);
  return copy as T;
}
