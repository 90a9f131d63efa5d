/** The figures of reports: amounts with two decimals, in euros where required. */

import type { JsonObject } from '../../../../engine/model/json.ts';
import { Amount } from '../../../../engine/num/amount.ts';
import { withoutTrailing } from '../../../../engine/text/trailing.ts';
import { memberAt, text } from '../../../../paper/values.ts';

const CENTS = 2;
/** Enough decimals that a product with a rate of exchange is exact before it is rounded. */
const EXACT = 12;

const ZERO = Amount.zero(CENTS);

export function amountIn(value: unknown, path: string): Amount {
  return Amount.parse(text(memberAt(value, path)) ?? '') ?? ZERO;
}

/** Returns an amount with two decimals, rounded half away from zero. */
export function cents(amount: Amount): string {
  const value = amount.rescale(CENTS).toString();
  return value === '-0.00' ? '0.00' : value;
}

/** Returns a number rounded to a number of decimals, without trailing zeros. */
export function shortened(amount: Amount, decimals: number): string {
  return withoutZeros(amount.down(decimals).toString());
}

function withoutZeros(number: string): string {
  return number.includes('.') ? withoutTrailing(withoutTrailing(number, '0'), '.') : number;
}

/** Returns a percentage as a number without zeros at its end: `5.5` for `5.50%`; zero if there is none. */
export function percentOf(rate: unknown): string {
  return withoutZeros((text(memberAt(rate, 'percent')) ?? '0').replace('%', ''));
}

/** Returns a function that converts amounts of a document to euros, each rounded to cents. */
export function inEuros(document: JsonObject): (amount: Amount) => Amount {
  const currency = text(document.currency);
  const rates = Array.isArray(document.exchange_rates) ? document.exchange_rates : [];
  const found = rates.find((each) => memberAt(each, 'from') === currency && memberAt(each, 'to') === 'EUR');
  const rate = currency === 'EUR' ? undefined : Amount.parse(text(memberAt(found, 'amount')) ?? '');
  return (amount) => (rate === undefined ? amount : amount.up(EXACT).multiply(rate.up(EXACT))).rescale(CENTS);
}

/** Sums by percentage. */
export class SumsByRate {
  readonly #sums = new Map<string, { base: Amount; tax: Amount }>();

  add(percent: string, base: Amount, tax: Amount): void {
    const known = this.#sums.get(percent) ?? { base: ZERO, tax: ZERO };
    this.#sums.set(percent, { base: known.base.add(base), tax: known.tax.add(tax) });
  }

  /** The sums, the lowest percentage first. */
  get entries(): (readonly [percent: string, sums: { base: Amount; tax: Amount }])[] {
    return [...this.#sums].sort(([one], [other]) => Number(one) - Number(other));
  }

  get total(): { base: Amount; tax: Amount } {
    return [...this.#sums.values()].reduce(
      (sum, { base, tax }) => ({ base: sum.base.add(base), tax: sum.tax.add(tax) }),
      { base: ZERO, tax: ZERO },
    );
  }
}

/** Returns the VAT rates in the taxes of a document or of a payment's line. */
export function vatRates(taxes: unknown): readonly unknown[] {
  const categories = memberAt(taxes, 'categories');
  const vat = Array.isArray(categories) ? categories.filter((each) => memberAt(each, 'code') === 'VAT') : [];
  return vat.flatMap((each) => memberAt(each, 'rates') ?? []);
}
