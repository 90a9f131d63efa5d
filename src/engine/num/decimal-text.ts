/** The full reader for the text form of amounts, for texts of any shape. Spec chapter 01 §1.1. */

import { byteLength } from '../text/bytes.ts';
import { bigPowerOfTen } from './integers.ts';

/** The number in a decimal text: `value` ÷ 10^`exponent`. */
export interface Decimal {
  readonly value: bigint;
  readonly exponent: number;
}

/** The digits that an amount can hold. Further decimals are cut; longer integers are rejected. */
export const MAX_DIGITS = 18;

const WHOLE_NUMBER = /^[+-]?[0-9]+$/;

/** Reads a decimal text. Returns undefined for any other text. */
export function readDecimal(text: string): Decimal | undefined {
  const minus = text.startsWith('-');
  const parts = (minus ? text.slice(1) : text).split('.', 3);
  if (parts.length > 2) return undefined;
  const [major = '', minor = ''] = parts;
  const significant = major.replace(/^0+(?=.)/s, '');
  const digits = byteLength(significant.replace(/^0/, ''));
  if (digits > MAX_DIGITS || !WHOLE_NUMBER.test(major)) return undefined;
  const room = MAX_DIGITS - digits;
  const decimals = minor.slice(0, room); // slices by characters although room counts bytes: only ASCII digits pass the next test
  if (room === 0 || minor === '') return signed(BigInt(significant), 0, minus);
  if (!WHOLE_NUMBER.test(decimals)) return undefined;
  const exponent = decimals.length;
  return signed(BigInt(significant) * bigPowerOfTen(exponent) + BigInt(decimals), exponent, minus);
}

function signed(value: bigint, exponent: number, minus: boolean): Decimal {
  return { value: minus ? -value : value, exponent };
}
