/** The calculation record of lines and sub-lines, and of the discounts and charges of a document. */
import type { Step } from '../model/path.ts';
import { Amount } from '../num/amount.ts';
import type { Rounding } from '../tax/rounding.ts';
import type { Charge } from './charge.ts';
import type { Discount } from './discount.ts';
import type { BillDocument, Terms } from './document.ts';
import type { Line, LineCharge, LineDiscount, SubLine } from './line.ts';
import type { CalculationRecord, Figure } from './record.ts';

/** Notes every figure of the lines; gives their totals. */
export function recordLines(document: BillDocument, terms: Terms, record: CalculationRecord): Figure[] {
  const totals: Figure[] = [];
  for (const [position, line] of (document.lines ?? []).entries()) {
    const place = ['lines', position];
    for (const [part, subLine] of (line.breakdown ?? []).entries())
      recordRow(subLine, [...place, 'breakdown', part], terms, document, record, true);
    for (const [part, subLine] of (line.substituted ?? []).entries())
      recordRow(subLine, [...place, 'substituted', part], terms, document, record, true);
    if (line.breakdown?.some(({ total }) => total)) recordBreakdown(line, place, record);
    const total = recordRow(line, place, terms, document, record, false);
    if (total) totals.push(total);
  }
  return totals;
}

/** The price of a line as the sum of its parts. */
function recordBreakdown(line: Line, place: Step[], record: CalculationRecord): void {
  const parts = (line.breakdown ?? []).flatMap(({ total }, part) =>
    total ? [{ place: [...place, 'breakdown', part, 'total'], value: total }] : [],
  );
  if (line.item?.price) record.add([...place, 'item', 'price'], 'sum', parts, line.item.price);
}

function recordRow(
  row: Line | SubLine,
  place: Step[],
  terms: Terms,
  document: BillDocument,
  record: CalculationRecord,
  isPart: boolean,
): Figure | undefined {
  const { rounding } = terms;
  const price = row.item?.price;
  if (!price) return row.total && { place: [...place, 'total'], value: row.total };
  if (!row.sum || !row.total) return undefined;
  recordConversion(row, place, terms, document, record);
  const carried = isPart ? rounding.subPrice(price) : rounding.price(price);
  const quantity = { place: [...place, 'quantity'], value: row.quantity ?? Amount.ZERO };
  const sum = recordProduct(
    [...place, 'sum'],
    { place: [...place, 'item', 'price'], value: carried },
    quantity,
    row.sum,
    record,
  );
  const parts: Figure[] = [sum];
  for (const [position, discount] of (row.discounts ?? []).entries()) {
    parts.push({ ...recordAdjustment(discount, [...place, 'discounts', position], sum, rounding, record), sign: '-' });
  }
  for (const [position, charge] of (row.charges ?? []).entries()) {
    parts.push(recordCharge(charge, [...place, 'charges', position], sum, quantity, rounding, record));
  }
  return record.add([...place, 'total'], 'sum', parts, row.total);
}

/** A product, which has the decimals of the price before it is rounded to those of the currency. */
function recordProduct(
  place: Step[],
  price: Figure & { value: Amount },
  quantity: Figure & { value: Amount },
  sum: Amount,
  record: CalculationRecord,
): Figure {
  const product = price.value.multiply(quantity.value);
  if (product.exponent <= sum.exponent) return record.add(place, 'multiply', [price, quantity], sum);
  const exact = [...place.slice(0, -1), 'sum~product'];
  return record.add(place, 'round', [record.add(exact, 'multiply', [price, quantity], product)], sum);
}

/** How a price came into the document's currency. */
function recordConversion(
  { item }: Line | SubLine,
  place: Step[],
  { currency }: Terms,
  { exchange_rates }: BillDocument,
  record: CalculationRecord,
): void {
  const original = item?.alt_prices?.[0];
  if (!item?.price || !original?.value || item.currency !== currency || original.currency === currency) return;
  const from = { place: [...place, 'item', 'alt_prices', 0, 'value'], value: original.value };
  const used = (exchange_rates ?? []).findIndex((rate) => rate.from === original.currency && rate.to === currency);
  const rate = exchange_rates?.[used]?.amount;
  const converted = rate && original.value.multiply(rate).rescale(item.price.exponent);
  if (rate && converted?.equals(item.price)) {
    record.add(
      [...place, 'item', 'price'],
      'exchange',
      [from, { place: ['exchange_rates', used, 'amount'], value: rate }],
      item.price,
    );
  } else record.add([...place, 'item', 'price'], 'alternative', [], item.price);
}

/** A discount or charge of a line or document, of a base or of the sum. */
function recordAdjustment(
  adjustment: LineDiscount | LineCharge | Discount | Charge,
  place: Step[],
  sum: Figure,
  rounding: Rounding,
  record: CalculationRecord,
): Figure {
  const { base, percent } = adjustment;
  const amount = { place: [...place, 'amount'], value: adjustment.amount ?? Amount.ZERO };
  if (!percent) return amount;
  const of = base ? { place: [...place, 'base'], value: rounding.apply(base.up(rounding.decimals + 2)) } : sum;
  return record.add(amount.place, 'percent', [{ place: [...place, 'percent'], value: percent }, of], amount.value);
}

function recordCharge(
  charge: LineCharge,
  place: Step[],
  sum: Figure,
  quantity: Figure,
  rounding: Rounding,
  record: CalculationRecord,
): Figure {
  if (!charge.rate) return recordAdjustment(charge, place, sum, rounding, record);
  const count = charge.quantity ? { place: [...place, 'quantity'], value: charge.quantity } : quantity;
  return record.add(
    [...place, 'amount'],
    'multiply',
    [{ place: [...place, 'rate'], value: charge.rate }, count],
    charge.amount ?? Amount.ZERO,
  );
}

/** The discounts or charges of the document; gives their amounts. */
export function recordAdjustments(
  list: 'discounts' | 'charges',
  document: BillDocument,
  sum: Figure,
  rounding: Rounding,
  record: CalculationRecord,
): Figure[] {
  return (document[list] ?? []).map((each, position) =>
    recordAdjustment(each, [list, position], sum, rounding, record),
  );
}
