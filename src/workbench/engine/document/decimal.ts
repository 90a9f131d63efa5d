/** Exact sums of document amounts with any number of decimals. Anything else counts as zero. */

import { Decimal } from '../../../formats/rules/decimal.ts';

const read = (amount: string) => Decimal.parse(amount) ?? Decimal.ZERO;

/** Returns the sum of two amounts, with the larger number of decimals. */
export function plus(a: string, b: string): string {
  return read(a).plus(read(b)).toString();
}

/** Returns the negated amount. */
export function negated(amount: string): string {
  return Decimal.ZERO.minus(read(amount)).toString();
}

/** Compares two amounts for sorting. */
export function compareAmounts(a: string, b: string): number {
  return read(a).compare(read(b));
}
