/** Calculates lines (chapter 02 §5): price times quantity, less discounts, plus charges. */
import type { RateTable } from '../currency/exchange-rate.ts';
import type { Step } from '../model/path.ts';
import { Amount } from '../num/amount.ts';
import type { Rounding } from '../tax/rounding.ts';
import { message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { Calculation } from './calculation.ts';
import type { Line, LineCharge, LineDiscount, SubLine } from './line.ts';
import { settlePrice } from './prices.ts';

/** The context of the calculation of lines. */
export interface LineTerms {
  readonly calculation: Calculation;
  readonly currency: string;
  readonly rounding: Rounding;
  readonly rates: RateTable;
}

/** Replaces lists that most lines do not have, to avoid an allocation for each line. */
const NONE: readonly never[] = [];

/** Calculates all lines. Reports prices that cannot be converted into the document's currency. */
export function calculateLines(lines: readonly Line[], terms: LineTerms): void {
  lines.forEach((line, position) => {
    line.i = position + 1;
    if (!line.item) return;
    if (terms.calculation.unknown?.rows.has(line)) {
      line.sum = undefined;
      line.total = undefined;
    } else calculateLine(line, position, terms);
  });
}

function calculateLine(line: Line, position: number, terms: LineTerms): void {
  calculateSubLines(line.substituted, 'substituted', position, terms);
  calculateSubLines(line.breakdown, 'breakdown', position, terms);
  priceFromBreakdown(line, terms);
  const { item } = line;
  if (!item) return;
  if (!item.price) {
    item.alt_prices = undefined;
    line.sum = undefined;
    line.total = undefined;
    return;
  }
  const price = settlePrice(item, item.price, terms.currency, terms.rounding.decimals, terms.rates);
  if (price) sumUp(line, terms.rounding.price(price), terms.rounding);
  else missingRate(item.currency ?? '', terms, `lines: ${position}: item`, ['lines', position, 'item', 'currency']);
}

/** Calculates sub-lines. Without a price they keep their alternative prices, unlike lines (§5.2). */
function calculateSubLines(
  parts: readonly SubLine[] | undefined,
  list: 'breakdown' | 'substituted',
  line: number,
  terms: LineTerms,
): void {
  if (parts === undefined) return;
  for (const [position, part] of parts.entries()) {
    part.i = position + 1;
    const { item } = part;
    if (!item) continue;
    if (!item.price) {
      part.sum = undefined;
      part.total = undefined;
      continue;
    }
    const price = settlePrice(item, item.price, terms.currency, terms.rounding.decimals, terms.rates);
    if (price) sumUp(part, terms.rounding.subPrice(price), terms.rounding);
    else {
      const path = ['lines', line, list, position, 'item', 'currency'];
      missingRate(item.currency ?? '', terms, `lines: ${line}: ${list}: ${position}`, path);
    }
  }
}

/** Sets the price of a line with a breakdown to the sum of its parts, with the decimals of their prices (§5.2). */
function priceFromBreakdown(line: Line, terms: LineTerms): void {
  let sum: Amount | undefined;
  let decimals = 0;
  for (const { total, item } of line.breakdown ?? NONE) {
    if (item?.price) decimals = Math.max(decimals, item.price.exponent);
    if (total) sum = (sum ?? terms.rounding.zero).match(total).add(total);
  }
  if (!sum || !line.item) return;
  line.item.price = sum.rescale(decimals);
  line.item.currency = terms.currency;
  line.item.alt_prices = undefined;
}

/** Calculates sum and total of a line or sub-line at a price. */
function sumUp(line: Line | SubLine, price: Amount, rounding: Rounding): void {
  const quantity = line.quantity ?? Amount.ZERO;
  const sum = rounding.apply(price.multiply(quantity));
  let total = sum;
  for (const discount of line.discounts ?? NONE) total = total.subtract(discountAmount(discount, sum, rounding));
  for (const charge of line.charges ?? NONE) total = total.add(chargeAmount(charge, sum, quantity, rounding));
  line.sum = sum;
  line.total = total;
}

function discountAmount(discount: LineDiscount, sum: Amount, rounding: Rounding): Amount {
  const amount = percentOfBase(discount, sum, rounding) ?? discount.amount ?? Amount.ZERO;
  discount.amount = rounding.apply(amount);
  return discount.amount;
}

function chargeAmount(charge: LineCharge, sum: Amount, quantity: Amount, rounding: Rounding): Amount {
  const percent = percentOfBase(charge, sum, rounding);
  const amount = charge.rate?.multiply(charge.quantity ?? quantity) ?? percent ?? charge.amount ?? Amount.ZERO;
  charge.amount = rounding.apply(amount);
  return charge.amount;
}

/** Returns the percentage of the line's sum or of its own base; undefined without a percentage. */
function percentOfBase(adjustment: LineDiscount | LineCharge, sum: Amount, rounding: Rounding): Amount | undefined {
  const { base, percent } = adjustment;
  if (!percent) return undefined;
  if (!base) return percent.of(sum);
  adjustment.base = base.up(rounding.decimals);
  return percent.of(rounding.apply(base.up(rounding.decimals + 2)));
}

function missingRate(currency: string, terms: LineTerms, prefix: string, path: Step[]): void {
  const from = shorten(currency);
  terms.calculation.fail(
    'BW-EXCHANGE-RATE',
    message("{place}: no exchange rate found from '{from}' to '{to}'", { place: prefix, from, to: terms.currency }),
    message(
      'The price is in {from}, the document in {to}, and exchange_rates has no rate from {from} to {to}; add one, or an alternative price in {to}.',
      { from, to: terms.currency },
    ),
    [path],
    [['exchange_rates'], ['currency']],
  );
}

/** Rounds the figures of lines to the decimals of their prices, after the totals have been calculated (§5.7). */
export function roundLines(lines: readonly Line[]): void {
  for (const line of lines) {
    const decimals = line.item?.price?.exponent;
    if (decimals === undefined) continue;
    line.sum = line.sum?.down(decimals);
    line.total = line.total?.down(decimals);
    for (const discount of line.discounts ?? NONE) discount.amount = discount.amount?.down(decimals);
    for (const charge of line.charges ?? NONE) charge.amount = charge.amount?.down(decimals);
    for (const part of line.breakdown ?? NONE) roundPart(part, decimals);
    for (const part of line.substituted ?? NONE) roundPart(part, decimals);
  }
}

function roundPart(part: SubLine, decimals: number): void {
  part.sum = part.sum?.down(decimals);
  part.total = part.total?.down(decimals);
}
