/** Converts a document into another currency (chapter 02 §16.1). The document is calculated before and after. */
import { CurrencyAmount } from '../currency/amount.ts';
import { matchingRate } from '../currency/exchange-rate.ts';
import { Amount } from '../num/amount.ts';
import type { Item } from '../org/item.ts';
import type { BillDocument } from './document.ts';

interface Adjustment {
  amount?: Amount;
}

/**
 * Restates prices and fixed amounts in the target currency, using the document's own exchange rates. Bases, rates of
 * charges and breakdowns stay unchanged. Totals are removed and must be recalculated.
 * @returns false, without any change, if the document has no rate to the target
 */
export function convertDocument(document: BillDocument, target: string): boolean {
  const from = document.currency ?? '';
  const rate = matchingRate(document.exchange_rates, from, target)?.amount;
  if (!rate) return false;
  const change = (adjustment: Adjustment) => {
    adjustment.amount = converted(adjustment.amount, rate);
  };
  document.totals = undefined;
  for (const { item, discounts = [], charges = [] } of document.lines ?? []) {
    if (!item?.price) continue;
    convertItem(item, item.price, { from, target, rate });
    for (const adjustment of [...discounts, ...charges]) change(adjustment);
  }
  for (const adjustment of [...(document.discounts ?? []), ...(document.charges ?? [])]) change(adjustment);
  for (const advance of document.payment?.advances ?? []) advance.amount = converted(advance.amount, rate).downscale(2);
  document.currency = target;
  return true;
}

/** Converts an amount, with two extra decimals. */
function converted(amount: Amount = Amount.ZERO, rate: Amount): Amount {
  return amount.upscale(2).multiply(rate);
}

/**
 * Makes an alternative price in the target currency the price, or converts the price. The old one becomes an
 * alternative.
 */
function convertItem(
  item: Item,
  price: Amount,
  { from, target, rate }: { from: string; target: string; rate: Amount },
): void {
  const prices = [...(item.alt_prices ?? []), CurrencyAmount.create({ currency: from, value: price })];
  const position = prices.findIndex((other) => other?.currency === target);
  const alternative = prices[position];
  item.price = alternative ? (alternative.value ?? Amount.ZERO) : converted(price, rate);
  item.alt_prices = alternative ? prices.toSpliced(position, 1) : prices;
  if (item.currency) item.currency = target;
}
