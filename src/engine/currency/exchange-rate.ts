import { ZERO_DATE_TIME } from '../cal/date-time.ts';
import { dateTime } from '../cal/types.ts';
import { key } from '../cbc/key.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { Amount } from '../num/amount.ts';
import { amount } from '../num/types.ts';
import { notOneOf, orZero, positive, present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { currencyCode } from './code.ts';
import { subunitsOf } from './currencies.ts';

/** The value of one unit of a currency in another (chapter 01 §5). */
export const ExchangeRate = object(
  'currency.ExchangeRate',
  { title: 'Exchange Rate', description: 'The exchange rate between two currencies.' },
  {
    from: field(currencyCode, 'From', 'The source currency.', { required: true }),
    to: field(currencyCode, 'To', 'The target currency.', { required: true }),
    at: field(dateTime, 'At', 'When the rate was taken, without time zone.'),
    source: field(key, 'Source', 'Where the rate comes from, such as ecb.'),
    amount: field(amount, 'Amount', 'The amount of "to" for one unit of "from". Must be greater than zero.', {
      required: true,
    }),
  },
);
export type ExchangeRate = InstanceOf<typeof ExchangeRate>;

export const exchangeRateRules = rules(ExchangeRate, 'GOBL-CURRENCY-EXCHANGERATE', [
  at('from', [check('01', 'An exchange rate needs the currency it converts in from.', present)]),
  at('to', [check('02', 'An exchange rate needs the currency it converts into in to.', present)]),
  at('at', [check('03', 'The time of a rate must be a valid date and time, or left out.', notOneOf(ZERO_DATE_TIME))]),
  at('amount', [
    check(
      '04',
      'An exchange rate must be more than zero; set amount to the value of one unit of from.',
      orZero(positive),
    ),
  ]),
]);

/** The rates of a document. Entries are null only before calculation. */
export type ExchangeRates = readonly (ExchangeRate | null)[];

/**
 * Returns the first rate from a currency to one of the targets. A currency that is itself a target needs no rate, so
 * the result is undefined. Rates are neither inverted nor chained.
 */
export function matchingRate(
  rates: ExchangeRates | undefined,
  from: string,
  ...to: string[]
): ExchangeRate | undefined {
  if (to.includes(from)) return undefined;
  return rates?.find((rate) => rate && (rate.from ?? '') === from && to.includes(rate.to ?? '')) ?? undefined;
}

/** The rates of a document as a table for many look-ups: the first rate for each pair of currencies. */
export class RateTable {
  readonly #positions = new Map<string, Map<string, number>>();
  readonly #rates: ExchangeRates;

  constructor(rates: ExchangeRates = []) {
    this.#rates = rates;
    for (const [position, rate] of rates.entries()) {
      if (!rate) continue;
      const { from = '', to = '' } = rate;
      let targets = this.#positions.get(from);
      if (!targets) {
        targets = new Map();
        this.#positions.set(from, targets);
      }
      if (!targets.has(to)) targets.set(to, position);
    }
  }

  /** Returns the position of the rate from one currency to another. */
  position(from: string, to: string): number | undefined {
    return this.#positions.get(from)?.get(to);
  }

  /**
   * Returns the rate from one currency to another; undefined if there is no such rate or both currencies are the same.
   */
  rate(from: string, to: string): ExchangeRate | undefined {
    const position = from === to ? undefined : this.position(from, to);
    return position === undefined ? undefined : (this.#rates[position] ?? undefined);
  }

  /**
   * Converts an amount, rounding first to its own decimals and then to the target's. The same currency leaves it
   * unchanged. Returns undefined without a rate or for an unknown target.
   */
  convert(from: string, to: string, value: Amount): Amount | undefined {
    if (from === to) return value;
    const rate = this.rate(from, to);
    const subunits = subunitsOf(to);
    if (rate === undefined || subunits === undefined) return undefined;
    return value.multiply(rate.amount ?? Amount.ZERO).rescale(subunits);
  }
}
