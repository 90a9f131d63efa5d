/** Explains lines and sub-lines, and the discounts and charges of a document. */
import type { RateTable } from '../currency/exchange-rate.ts';
import type { Step } from '../model/path.ts';
import { Amount } from '../num/amount.ts';
import type { Charge } from './charge.ts';
import type { Discount } from './discount.ts';
import type { BillDocument, CalculationContext } from './document.ts';
import type { Explanation, Figure } from './explanation.ts';
import type { Line, LineCharge, LineDiscount, SubLine } from './line.ts';

/** The context of figures, and the explanation that records them. */
export interface Noting extends CalculationContext {
  readonly explanation: Explanation;
  readonly rates: RateTable;
}

/** Records every figure of the lines. Returns their totals. */
export function explainLines({ lines = [] }: BillDocument, noting: Noting): Figure[] {
  return lines.flatMap((line, position) => {
    const path = ['lines', position];
    for (const list of ['breakdown', 'substituted'] as const) {
      for (const [part, subLine] of (line[list] ?? []).entries()) {
        explainRow(subLine, [...path, list, part], noting, true);
      }
    }
    explainBreakdown(line, path, noting);
    return explainRow(line, path, noting, false) ?? [];
  });
}

/** Explains the price of a line as the sum of its parts. */
function explainBreakdown({ breakdown = [], item }: Line, path: Step[], { explanation }: Noting): void {
  const parts = breakdown.flatMap(({ total }, part) =>
    total ? [{ path: [...path, 'breakdown', part, 'total'], value: total }] : [],
  );
  if (parts.length > 0 && item?.price) explanation.add([...path, 'item', 'price'], 'sum', parts, item.price);
}

function explainRow(row: Line | SubLine, path: Step[], noting: Noting, isPart: boolean): Figure | undefined {
  const { rounding, explanation } = noting;
  const { item, discounts = [], charges = [] } = row;
  if (!item?.price) return row.total && { path: [...path, 'total'], value: row.total };
  if (!row.sum || !row.total) return undefined;
  explainConversion(row, path, noting);
  const carried = isPart ? rounding.subPrice(item.price) : rounding.price(item.price);
  const price = { path: [...path, 'item', 'price'], value: carried };
  const quantity = { path: [...path, 'quantity'], value: row.quantity ?? Amount.ZERO };
  const sum = explainProduct([...path, 'sum'], [price, quantity], row.sum, noting);
  const parts: Figure[] = [sum];
  for (const [position, discount] of discounts.entries()) {
    parts.push({ ...explainAdjustment(discount, [...path, 'discounts', position], sum, noting), sign: '-' });
  }
  for (const [position, charge] of charges.entries()) {
    parts.push(explainCharge(charge, [...path, 'charges', position], sum, quantity, noting));
  }
  return explanation.add([...path, 'total'], 'sum', parts, row.total);
}

type AmountFigure = Figure & { value: Amount };

/** Explains a product, which has the decimals of the price or rate before rounding to the currency. */
function explainProduct(
  path: Step[],
  of: [AmountFigure, AmountFigure],
  value: Amount,
  { explanation }: Noting,
): Figure {
  const [price, quantity] = of;
  const product = price.value.multiply(quantity.value);
  if (product.exponent <= value.exponent) return explanation.add(path, 'multiply', of, value);
  const exact = explanation.add([...path.slice(0, -1), `${path.at(-1)}~product`], 'multiply', of, product);
  return explanation.add(path, 'round', [exact], value);
}

/** Explains the conversion of a price into the document's currency. */
function explainConversion({ item }: Line | SubLine, path: Step[], { currency, rates, explanation }: Noting): void {
  const original = item?.alt_prices?.[0];
  if (!item?.price || !original?.value || item.currency !== currency || original.currency === currency) return;
  const from = { path: [...path, 'item', 'alt_prices', 0, 'value'], value: original.value };
  const used = rates.position(original.currency ?? '', currency);
  const rate = used === undefined ? undefined : rates.rate(original.currency ?? '', currency)?.amount;
  const converted = rate && original.value.multiply(rate).rescale(item.price.exponent);
  const price = [...path, 'item', 'price'];
  if (used !== undefined && rate && converted?.equals(item.price)) {
    const by = { path: ['exchange_rates', used, 'amount'], value: rate };
    explanation.add(price, 'exchange', [from, by], item.price);
  } else explanation.add(price, 'alternative', [], item.price);
}

type Adjustment = LineDiscount | LineCharge | Discount | Charge;

/** Explains a discount or charge of a line or document, on its own base or on the sum. */
function explainAdjustment(adjustment: Adjustment, path: Step[], sum: Figure, noting: Noting): Figure {
  const { base, percent, amount = Amount.ZERO } = adjustment;
  const { rounding, explanation } = noting;
  const place = [...path, 'amount'];
  if (!percent) return { path: place, value: amount };
  const of = base ? { path: [...path, 'base'], value: rounding.apply(base.up(rounding.decimals + 2)) } : sum;
  return explanation.add(place, 'percent', [{ path: [...path, 'percent'], value: percent }, of], amount);
}

function explainCharge(charge: LineCharge, path: Step[], sum: Figure, quantity: AmountFigure, noting: Noting): Figure {
  if (!charge.rate) return explainAdjustment(charge, path, sum, noting);
  const count = charge.quantity ? { path: [...path, 'quantity'], value: charge.quantity } : quantity;
  const rate = { path: [...path, 'rate'], value: charge.rate };
  return explainProduct([...path, 'amount'], [rate, count], charge.amount ?? Amount.ZERO, noting);
}

/**
 * Explains the discounts or charges of the document. Returns their amounts.
 * @param sum the basis of percentages
 */
export function explainAdjustments(list: Adjustment[] = [], name: string, sum: Figure, noting: Noting): Figure[] {
  return list.map((each, position) => explainAdjustment(each, [name, position], sum, noting));
}
