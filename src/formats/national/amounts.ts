/** Arithmetic of figures in files: with all decimals that either has. */

import { Amount } from '../../engine/num/amount.ts';

/** Returns a sum with all decimals of both. */
export function plus(one: Amount, other: Amount | undefined): Amount {
  return other === undefined ? one : one.match(other).add(other);
}

/** Returns a difference with all decimals of both. */
export function minus(one: Amount, other: Amount | undefined): Amount {
  return other === undefined ? one : plus(one, other.negate());
}

/** Returns a product to eight decimals. */
export function times(one: Amount, other: Amount): Amount {
  return one.up(8).multiply(other);
}

/** Returns a part in per cent, to ten decimals. */
export function percentOf(amount: Amount, percent: Amount): Amount {
  return amount.up(10).multiply(percent).divide(Amount.HUNDRED);
}

/** Returns whether two amounts differ by more than some cents. */
export function differ(one: Amount, other: Amount, cents: number): boolean {
  return minus(one, other).abs().compare(Amount.of(cents, 2)) > 0;
}

/** Returns an amount with two decimals, as it is written. */
export function cents(value: Amount): string {
  const text = value.rescale(2).toString();
  return text === '-0.00' ? '0.00' : text;
}
