/** Calculates with the amounts in files without losing decimals. */

import { Amount } from '../../../engine/num/amount.ts';

/** Returns the amount of a text; undefined if there is no text or it is not a number. */
export function amountOf(text: string | undefined): Amount | undefined {
  return text === undefined ? undefined : Amount.parse(text);
}

/** Returns a sum with as many decimals as the more precise operand. */
export function plus(one: Amount, other: Amount | undefined): Amount {
  return other === undefined ? one : one.match(other).add(other);
}

/** Returns a difference with as many decimals as the more precise operand. */
export function minus(one: Amount, other: Amount | undefined): Amount {
  return other === undefined ? one : plus(one, other.negate());
}

/** Returns a product with at least eight decimals. */
export function times(one: Amount, other: Amount): Amount {
  return one.up(8).multiply(other);
}

/** Returns a percentage of an amount with at least ten decimals. */
export function percentOf(amount: Amount, percent: Amount): Amount {
  return amount.up(10).multiply(percent).divide(Amount.HUNDRED);
}

/** Returns whether two amounts differ by more than the given number of cents. */
export function differ(one: Amount, other: Amount, cents: number): boolean {
  // Most figures are right.
  if (one.equals(other)) return false;
  return minus(one, other).abs().compare(Amount.of(cents, 2)) > 0;
}

/** Returns an amount with two decimals, as files contain it. */
export function cents(value: Amount): string {
  const text = value.rescale(2).toString();
  return text === '-0.00' ? '0.00' : text;
}
