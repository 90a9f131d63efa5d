import { subunitsOf } from '../../../../engine/currency/currencies.ts';
import { Amount } from '../../../../engine/num/amount.ts';

const MOST_DECIMALS = 2;

/** Returns the decimals of the tax total in the accounting currency (BT-111): those of the currency, at most two (BR-DEC-15). */
export function accountingDecimals(currency: string): number {
  return Math.min(subunitsOf(currency) ?? MOST_DECIMALS, MOST_DECIMALS);
}

/** The maximum number of decimals of a rate. */
const MOST_RATE_DECIMALS = 8;

/** Returns the shortest rate that converts each amount to the other of its pair; the first pair is the most exact. */
export function rateFor(pairs: readonly (readonly [Amount, Amount])[], decimals: number): string | undefined {
  const [[amount, wanted] = [Amount.ZERO, Amount.ZERO]] = pairs;
  if (amount.isZero()) return undefined;
  let rate: Amount | undefined;
  for (let places = 0; places <= MOST_RATE_DECIMALS; places++) {
    rate = wanted.rescale(places).divide(amount);
    if (wanted.exponent > places) rate = wanted.up(MOST_RATE_DECIMALS).divide(amount).rescale(places);
    const factor = rate;
    if (pairs.every(([one, other]) => one.up(MOST_RATE_DECIMALS).multiply(factor).rescale(decimals).equals(other)))
      break;
  }
  return rate?.toString();
}
