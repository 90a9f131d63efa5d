/** The text form of amounts, in full and for texts of any shape. Spec chapter 01 §1.1. */

import { byteLength } from '../text/bytes.ts';
import { quote } from '../text/quote.ts';
import { bigPowerOfTen } from './integers.ts';

/** What a decimal text says: `value` ÷ 10^`exponent`. */
export interface Decimal {
  readonly value: bigint;
  readonly exponent: number;
}

/** Digits an amount can hold; decimals beyond are cut, integers beyond refused. */
export const MAX_DIGITS = 18;

const WHOLE_NUMBER = /^[+-]?[0-9]+$/;

/** Reads a decimal text: the decimal, or the standard's message that says why it is none. */
export function readDecimal(text: string): Decimal | string {
  const minus = text.startsWith('-');
  const parts = (minus ? text.slice(1) : text).split('.', 3);
  if (parts.length > 2) return `amount must contain 0 or 1 decimal separators: ${text}`;
  const [major = '', minor = ''] = parts;
  const significant = major.replace(/^0+(?=.)/s, '');
  const digits = byteLength(significant.replace(/^0/, ''));
  if (digits > MAX_DIGITS) {
    return `amount '${text}' has too many digits (${digits}), maximum is ${MAX_DIGITS}`;
  }
  if (!WHOLE_NUMBER.test(major)) return `invalid major number '${text}', ${notANumber(quote(major))}`;
  const room = MAX_DIGITS - digits;
  const decimals = minor.slice(0, room); // bytes and characters agree: only ASCII digits pass the next test
  if (room === 0 || minor === '') return signed(BigInt(significant), 0, minus);
  if (!WHOLE_NUMBER.test(decimals)) return `invalid decimal number '${text}', ${notANumber(quote(minor, room))}`;
  const exponent = decimals.length;
  return signed(BigInt(significant) * bigPowerOfTen(exponent) + BigInt(decimals), exponent, minus);
}

function signed(value: bigint, exponent: number, minus: boolean): Decimal {
  return { value: minus ? -value : value, exponent };
}

function notANumber(quoted: string): string {
  return `strconv.ParseInt: parsing ${quoted}: invalid syntax`;
}
