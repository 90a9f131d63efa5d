import { factsOf } from '../countries/countries.ts';
import { restOf } from '../engine/bill/amount-to-pay.ts';
import { entryOf } from '../engine/model/json.ts';
import { measureText, priceText, quantityText, shownMeta, taxText, unitCode } from './columns.ts';
import type { Adjustment, Attribute, Bill, Line, TaxCombo } from './documents.ts';
import { beside } from './format.ts';
import type { Column, Row, Table, TextLine } from './paper.ts';
import { identityName } from './parties.ts';
import { printedCodes } from './printed-codes.ts';
import { filled, joined, named, negated, periodText } from './texts.ts';
import { otherTaxes } from './totals.ts';
import { type Shown, said, type Writing } from './writing.ts';

/** Returns the lines, discounts and charges as a table; undefined if there are none. */
export function describeLines(bill: Bill, writing: Writing): Table | undefined {
  const { lines = [], discounts = [], tax, totals } = bill;
  const below = otherTaxes(bill);
  const charges = (bill.charges ?? []).filter((charge) => !below.includes(charge));
  const others = [...discounts, ...charges];
  if (lines.length + others.length === 0) return undefined;
  const { labels } = writing;
  const taxed = [...lines, ...others].filter(({ taxes }) => taxes?.length);
  const isTaxed = taxed.length > 0;
  const words = factsOf(writing.country).lineWords?.[writing.language]?.[tax?.prices_include ? 'gross' : 'net'];
  const { price, amount } = words ?? labels;
  // Delivery notes are usually without prices.
  const isPriced = others.length > 0 || lines.some(({ item, total }) => item?.price || total);
  const shown: Shown = { isPriced, isTaxed, isTaxNamed: hasSeveralTaxes(taxed) };
  const figures = [
    labels.quantity,
    ...(isPriced ? [price] : []),
    ...(isTaxed ? [labels.tax] : []),
    ...(isPriced ? [amount] : []),
  ];
  const columns: Column[] = [
    { heading: labels.item, align: 'start', isWide: true },
    ...figures.map((heading): Column => ({ heading, align: 'end' })),
  ];
  const rows = lines.map((line) => lineRow(line, shown, writing));
  const rest = [
    ...discounts.map((each) => adjustmentRow({ base: totals?.sum, ...each }, '-', shown, writing)),
    ...charges.map((each) => adjustmentRow({ base: totals?.sum, ...each }, '+', shown, writing)),
  ];
  const amounts = [
    ...lines.map(({ total }) => total),
    ...discounts.map(({ amount }) => amount && negated(amount)),
    ...charges.map(({ amount }) => amount),
  ];
  return { kind: 'table', columns, rows, rest, ...(isPriced && { carried: carriedSums(amounts, writing) }) };
}

/** Returns whether lines, discounts and charges have taxes of more than one name. */
function hasSeveralTaxes(taxed: readonly (Line | Adjustment)[]): boolean {
  const first = taxed[0]?.taxes?.[0]?.cat;
  return taxed.some(({ taxes = [] }) => taxes.length > 1 || taxes[0]?.cat !== first);
}

/** Returns the running sums of amounts. Pages ask for them in order. */
function carriedSums(amounts: readonly (string | undefined)[], { labels, format }: Writing): Table['carried'] {
  let sum: string | undefined = '0';
  let summed = 0;
  return {
    forward: labels.carriedForward,
    brought: labels.broughtForward,
    after(rows) {
      if (rows < summed) [sum, summed] = ['0', 0];
      for (; summed < rows; summed++) {
        const amount = amounts[summed];
        sum = sum === undefined || amount === undefined ? undefined : restOf(sum, [negated(amount)]);
      }
      return sum && format.amount(sum);
    },
  };
}

/** Returns the row of a line: the same object until the line, the columns or the naming of taxes change. */
function lineRow(line: Line, shown: Shown, writing: Writing): Row {
  const { isPriced, isTaxed } = shown;
  const made = writing.rows.get(line);
  if (made && isEqual(made.shown, shown)) return made.row;
  const { format } = writing;
  const row: Row = {
    cells: [
      itemLines(line, writing),
      figure(quantityText(line, writing)),
      ...(isPriced ? [figure(priceText(line, format))] : []),
      ...(isTaxed ? [taxLines(line.taxes, shown, writing)] : []),
      ...(isPriced ? [figure(line.total && format.amount(line.total))] : []),
    ],
  };
  writing.rows.set(line, { row, shown });
  return row;
}

function isEqual(one: Shown, other: Shown): boolean {
  return one.isPriced === other.isPriced && one.isTaxed === other.isTaxed && one.isTaxNamed === other.isTaxNamed;
}

function adjustmentRow(
  { reason, percent, base, taxes, amount }: Adjustment,
  sign: '-' | '+',
  shown: Shown,
  writing: Writing,
): Row {
  const { labels, format } = writing;
  const text = reason || (sign === '-' ? labels.discount : labels.charge);
  // `2.5% on 1,200.00`: its own base, otherwise the sum of the lines.
  const of = base && ` ${labels.on} ${beside(text, format.amount(base), format)}`;
  return {
    span: 3,
    cells: [
      figure(joined(' · ', text, percent && beside(text, format.percent(percent), format) + (of ?? ''))),
      ...(shown.isTaxed ? [taxLines(taxes, shown, writing)] : []),
      figure(amount && format.amount(sign === '-' ? negated(amount) : amount)),
    ],
  };
}

function figure(text: string | undefined): TextLine[] {
  return text ? [{ text }] : [];
}

function taxLines(taxes: TaxCombo[] = [], { isTaxNamed }: Shown, writing: Writing): TextLine[] {
  return filled(taxes.map((tax) => ({ text: taxText(tax, isTaxNamed, writing) })));
}

/** Returns the name of the item, followed by the other details of the line. */
function itemLines(line: Line, writing: Writing): TextLine[] {
  const { labels, format, language } = writing;
  const { item = {}, identifier, order, cost } = line;
  const small = [
    item.ref,
    ...(item.identities ?? []).map(({ label, type, key, code }) =>
      withName(identityName({ label, type, key }, writing), code),
    ),
    ...codeTexts(line, writing),
    item.description,
    ...(item.attributes ?? []).map((attribute) => attributeText(attribute, writing)),
    ...shownMeta(item.meta).map(([name, value]) => named(name, value, language)),
    named(labels.origin, item.origin && format.country(item.origin), language),
    periodText(line.period, writing),
    named(labels.orderLine, order, language),
    named(labels.costCentre, cost, language),
    named(identifier?.label ?? labels.object, identifier?.code, language),
    ...partTexts(line.breakdown, undefined, writing),
    ...partTexts(line.substituted, labels.replaces, writing),
    ...adjustmentTexts(line.discounts, labels.discount, '−', writing),
    ...adjustmentTexts(line.charges, labels.charge, '+', writing),
    ...(line.notes ?? []).map(({ text }) => text),
  ];
  return [...filled([{ text: item.name }]), ...filled(small.map((text) => ({ text, look: 'small' })))];
}

/** Returns the codes that papers of the country show, with that of the unit next to them: `Clave SAT 86132000 · Clave unidad E48`. */
function codeTexts({ item = {}, ext }: Line, writing: Writing): string[] {
  const codes = printedCodes({ ...item.ext, ...ext }, writing).map(({ name, text }) => joined(' ', name, text));
  const { printedUnit } = factsOf(writing.country);
  const unit = unitCode(item);
  if (codes.length === 0 || printedUnit === undefined || unit === undefined) return codes;
  return [joined(' · ', ...codes, joined(' ', said(printedUnit, writing), unit))];
}

/** Returns a code after its name, if it does not begin with it: `GTU_10`. */
function withName(name: string, code = ''): string {
  return code.startsWith(name) ? code : joined(' ', name, code);
}

/** Returns an attribute with its values: `Colour: red`. */
function attributeText({ label, key = '', type, text, code, amount, date, ...measured }: Attribute, writing: Writing) {
  const { labels, format, language } = writing;
  const name = label ?? type ?? entryOf(labels.attributes, key) ?? key;
  const figure = amount && measureText(amount, measured, writing);
  return named(name, joined(' ', text, code, figure, date && format.date(date)), language) ?? name;
}

function partTexts(lines: Line[] = [], label: string | undefined, { format, language }: Writing): string[] {
  return lines.map(({ item = {}, quantity, total }) => {
    const text = joined(
      ' ',
      quantity && `${format.number(quantity)} ×`,
      item.name,
      total && `(${format.number(total)})`,
    );
    return (label && named(label, text, language)) || text;
  });
}

function adjustmentTexts(
  adjustments: Adjustment[] = [],
  label: string,
  sign: '−' | '+',
  { format }: Writing,
): string[] {
  return adjustments.map(({ reason, percent, amount = '' }) => {
    const figure = percent ? format.percent(percent) : format.number(amount);
    const text = reason || label;
    return `${text} ${beside(text, `${sign}${figure}`, format)}`;
  });
}
