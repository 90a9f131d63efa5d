/** The calculation explanation of lines and sub-lines, and of the discounts and charges of a document. */
import { RateTable } from '../currency/exchange-rate.ts';
import type { Step } from '../model/path.ts';
import { Amount } from '../num/amount.ts';
import type { Rounding } from '../tax/rounding.ts';
import type { Charge } from './charge.ts';
import type { Discount } from './discount.ts';
import type { BillDocument, Terms } from './document.ts';
import type { Explanation, Figure } from './explanation.ts';
import type { Line, LineCharge, LineDiscount, SubLine } from './line.ts';

/** Notes every figure of the lines; gives their totals. */
export function explainLines(document: BillDocument, terms: Terms, explanation: Explanation): Figure[] {
  const totals: Figure[] = [];
  const rates = new RateTable(document.exchange_rates);
  for (const [position, line] of (document.lines ?? []).entries()) {
    const path = ['lines', position];
    for (const [part, subLine] of (line.breakdown ?? []).entries())
      explainRow(subLine, [...path, 'breakdown', part], terms, rates, explanation, true);
    for (const [part, subLine] of (line.substituted ?? []).entries())
      explainRow(subLine, [...path, 'substituted', part], terms, rates, explanation, true);
    if (line.breakdown?.some(({ total }) => total)) explainBreakdown(line, path, explanation);
    const total = explainRow(line, path, terms, rates, explanation, false);
    if (total) totals.push(total);
  }
  return totals;
}

/** The price of a line as the sum of its parts. */
function explainBreakdown(line: Line, path: Step[], explanation: Explanation): void {
  const parts = (line.breakdown ?? []).flatMap(({ total }, part) =>
    total ? [{ path: [...path, 'breakdown', part, 'total'], value: total }] : [],
  );
  if (line.item?.price) explanation.add([...path, 'item', 'price'], 'sum', parts, line.item.price);
}

function explainRow(
  row: Line | SubLine,
  path: Step[],
  terms: Terms,
  rates: RateTable,
  explanation: Explanation,
  isPart: boolean,
): Figure | undefined {
  const { rounding } = terms;
  const price = row.item?.price;
  if (!price) return row.total && { path: [...path, 'total'], value: row.total };
  if (!row.sum || !row.total) return undefined;
  explainConversion(row, path, terms, rates, explanation);
  const carried = isPart ? rounding.subPrice(price) : rounding.price(price);
  const quantity = { path: [...path, 'quantity'], value: row.quantity ?? Amount.ZERO };
  const sum = explainProduct(
    [...path, 'sum'],
    { path: [...path, 'item', 'price'], value: carried },
    quantity,
    row.sum,
    explanation,
  );
  const parts: Figure[] = [sum];
  for (const [position, discount] of (row.discounts ?? []).entries()) {
    parts.push({
      ...explainAdjustment(discount, [...path, 'discounts', position], sum, rounding, explanation),
      sign: '-',
    });
  }
  for (const [position, charge] of (row.charges ?? []).entries()) {
    parts.push(explainCharge(charge, [...path, 'charges', position], sum, quantity, rounding, explanation));
  }
  return explanation.add([...path, 'total'], 'sum', parts, row.total);
}

/** A product, which has the decimals of the price before it is rounded to those of the currency. */
function explainProduct(
  path: Step[],
  price: Figure & { value: Amount },
  quantity: Figure & { value: Amount },
  sum: Amount,
  explanation: Explanation,
): Figure {
  const product = price.value.multiply(quantity.value);
  if (product.exponent <= sum.exponent) return explanation.add(path, 'multiply', [price, quantity], sum);
  const exact = [...path.slice(0, -1), 'sum~product'];
  return explanation.add(path, 'round', [explanation.add(exact, 'multiply', [price, quantity], product)], sum);
}

/** How a price came into the document's currency. */
function explainConversion(
  { item }: Line | SubLine,
  path: Step[],
  { currency }: Terms,
  rates: RateTable,
  explanation: Explanation,
): void {
  const original = item?.alt_prices?.[0];
  if (!item?.price || !original?.value || item.currency !== currency || original.currency === currency) return;
  const from = { path: [...path, 'item', 'alt_prices', 0, 'value'], value: original.value };
  const used = rates.position(original.currency ?? '', currency);
  const rate = used === undefined ? undefined : rates.rate(original.currency ?? '', currency)?.amount;
  const converted = rate && original.value.multiply(rate).rescale(item.price.exponent);
  if (used !== undefined && rate && converted?.equals(item.price)) {
    explanation.add(
      [...path, 'item', 'price'],
      'exchange',
      [from, { path: ['exchange_rates', used, 'amount'], value: rate }],
      item.price,
    );
  } else explanation.add([...path, 'item', 'price'], 'alternative', [], item.price);
}

/** A discount or charge of a line or document, of a base or of the sum. */
function explainAdjustment(
  adjustment: LineDiscount | LineCharge | Discount | Charge,
  path: Step[],
  sum: Figure,
  rounding: Rounding,
  explanation: Explanation,
): Figure {
  const { base, percent } = adjustment;
  const amount = { path: [...path, 'amount'], value: adjustment.amount ?? Amount.ZERO };
  if (!percent) return amount;
  const of = base ? { path: [...path, 'base'], value: rounding.apply(base.up(rounding.decimals + 2)) } : sum;
  return explanation.add(amount.path, 'percent', [{ path: [...path, 'percent'], value: percent }, of], amount.value);
}

function explainCharge(
  charge: LineCharge,
  path: Step[],
  sum: Figure,
  quantity: Figure,
  rounding: Rounding,
  explanation: Explanation,
): Figure {
  if (!charge.rate) return explainAdjustment(charge, path, sum, rounding, explanation);
  const count = charge.quantity ? { path: [...path, 'quantity'], value: charge.quantity } : quantity;
  return explanation.add(
    [...path, 'amount'],
    'multiply',
    [{ path: [...path, 'rate'], value: charge.rate }, count],
    charge.amount ?? Amount.ZERO,
  );
}

/** The discounts or charges of the document; gives their amounts. */
export function explainAdjustments(
  list: 'discounts' | 'charges',
  document: BillDocument,
  sum: Figure,
  rounding: Rounding,
  explanation: Explanation,
): Figure[] {
  return (document[list] ?? []).map((each, position) =>
    explainAdjustment(each, [list, position], sum, rounding, explanation),
  );
}
