import { CurrencyAmount } from '../currency/amount.ts';
import { subunitsOf } from '../currency/currencies.ts';
import type { RateTable } from '../currency/exchange-rate.ts';
import { Amount } from '../num/amount.ts';
import type { Item } from '../org/item.ts';

/**
 * Converts an item's price into the document's currency: by a matching alternative price or otherwise an exchange rate.
 * The original price is kept among the alternatives (chapter 02 §5.3).
 * @param decimals the subunits of the document's currency
 * @returns the new price of the item; undefined if there is no rate
 */
export function settlePrice(
  item: Item,
  given: Amount,
  currency: string,
  decimals: number,
  rates: RateTable,
): Amount | undefined {
  const own = item.currency || currency;
  const price = given.up(subunitsOf(own) ?? decimals);
  if (own === currency) {
    item.price = price;
    return price;
  }
  const alternative = item.alt_prices?.find((other) => other?.currency === currency);
  const converted = alternative ? (alternative.value ?? Amount.ZERO).up(decimals) : rates.convert(own, currency, price);
  if (!converted) return undefined;
  item.price = converted;
  item.currency = currency;
  item.alt_prices = [CurrencyAmount.create({ currency: own, value: price })];
  return converted;
}
