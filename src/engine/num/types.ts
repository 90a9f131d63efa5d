import type { Json } from '../model/json.ts';
import { describe, type Reader } from '../model/reader.ts';
import type { ValueType } from '../model/value.ts';
import { NumberText } from '../reading/number-text.ts';
import { decimalText } from '../reading/numbers.ts';
import { Amount } from './amount.ts';
import { MAX_DIGITS } from './decimal-text.ts';
import { Percentage } from './percentage.ts';

/** The digits of a JSON value: a text as it stands, a number as exact decimals. */
function digitsOf(json: Json): string | undefined {
  if (typeof json === 'string') return json;
  if (typeof json === 'number' || json instanceof NumberText) return decimalText(json);
  return undefined;
}

/** A number in digits, with or without a percent sign: where it cannot be read all the same, it has too many. */
const IN_DIGITS = /^[+-]?\d+(?:\.\d*)?%?$/;

function unreadable(json: Json, reader: Reader, code: string, what: string, advice: string): undefined {
  if (IN_DIGITS.test(digitsOf(json) ?? '')) {
    const limit = `at most ${MAX_DIGITS} digits may stand before the point`;
    return reader.fail(code, `${reader.subject()} is too large: ${describe(json)} (${limit})`);
  }
  return reader.fail(code, `${reader.subject()} is not ${what}: ${describe(json)} (${advice})`);
}

/** `num/amount`: a number with its decimals, read from a text or a number, written as a text (chapter 01 §1.1). */
export const amount: ValueType<Amount> = {
  kind: 'amount',
  blank: '0',
  read(json, reader) {
    const digits = digitsOf(json);
    const value = digits === undefined || digits === '' ? undefined : Amount.parse(digits);
    return (
      value ?? unreadable(json, reader, 'BW-AMOUNT', 'a number', 'write digits and at most one point, e.g. "12.50"')
    );
  },
  write: (value) => value.toString(),
  schema: { $ref: 'https://gobl.org/draft-0/num/amount' },
};

/** `num/percentage`: a fraction, read from `21.0%` or `0.210`, written with the sign (chapter 01 §1.2). */
export const percentage: ValueType<Percentage> = {
  kind: 'percentage',
  blank: '0%',
  read(json, reader) {
    const digits = digitsOf(json);
    const value = digits === undefined || digits === '' ? undefined : Percentage.parse(digits);
    return (
      value ??
      unreadable(json, reader, 'BW-PERCENTAGE', 'a percentage', 'write digits and a percent sign, e.g. "21.0%"')
    );
  },
  write: (value) => value.toString(),
  schema: { $ref: 'https://gobl.org/draft-0/num/percentage' },
};
