/** Sums of amounts as they stand in documents: exact, whatever their decimals. What is no amount counts as nothing. */

import { Decimal } from '../../formats/rules/decimal.ts';

const read = (amount: string) => Decimal.parse(amount) ?? Decimal.ZERO;

/** Returns the sum of two amounts, with the decimals of the one that has more. */
export function plus(a: string, b: string): string {
  return read(a).plus(read(b)).toString();
}

/** Returns the same amount with the other sign. */
export function negated(amount: string): string {
  return Decimal.ZERO.minus(read(amount)).toString();
}

/** Compares two amounts, as sorting needs it. */
export function compareAmounts(a: string, b: string): number {
  return read(a).compare(read(b));
}
