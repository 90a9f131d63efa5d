/** Writes the rows of FA(3): of the invoice, or of the order behind an advance. */

import { Amount } from '../../../engine/num/amount.ts';
import { codeOfUnit } from '../../../engine/org/units.ts';
import { message } from '../../../engine/text/message.ts';
import { cents, minus } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { NEGATIVE } from './codes.ts';
import { rowNumbers } from './row-numbers.ts';
import { amountOrZero, element, type Writing } from './write-base.ts';
import { isTaxed, rateOf, sumOf, type TaxRate, taxOf } from './write-figures.ts';

/** A row before its form is decided. */
interface Row {
  readonly part: Part;
  readonly rate: TaxRate | undefined;
  /** Members of lines only. */
  readonly line?: Part;
  readonly name?: string | undefined;
  readonly quantity: string;
  readonly price: string | undefined;
  readonly discount?: Amount | undefined;
  readonly total: Amount;
  /** Whether it shows the state before the correction, and is not negated. */
  readonly isBefore: boolean;
  /** Whether the price is negative instead of the quantity. */
  readonly isPriceNegative?: boolean;
}

const QUANTITY_DECIMALS = 6;
const PRICE_DECIMALS = 8;

/** Returns whether a line shows the state before a correction. */
function isBefore(line: Part): boolean {
  return line.list('notes').some((note) => note.peek('src') === 'ksef-before');
}

/** Rows with their numbers. */
export interface Rows {
  readonly rows: readonly Row[];
  readonly numbers: readonly number[];
  readonly numberOf: ReadonlyMap<Part, number>;
}

/** Returns the rows of a document in order: lines with their charges, then charges and discounts of the whole. */
export function rowsOf(writing: Writing): Rows {
  const { document } = writing;
  const rows: Row[] = [];
  for (const line of document.list('lines')) {
    if (isNothing(line, writing)) continue;
    const row = lineRow(line, writing);
    rows.push(row);
    for (const charge of line.list('charges')) rows.push(adjustmentRow(charge, row.rate, true, writing, row.isBefore));
  }
  for (const charge of document.list('charges').filter(isTaxed))
    rows.push(adjustmentRow(charge, undefined, true, writing));
  for (const discount of document.list('discounts').filter(isTaxed)) {
    rows.push(adjustmentRow(discount, undefined, false, writing));
  }
  const numbers = rowNumbers(rows.map(({ line, isBefore }) => ({ id: line && idOf(line), isBefore })));
  return { rows, numbers, numberOf: new Map(rows.map(({ part }, at) => [part, numbers[at] ?? 0])) };
}

/** Returns whether a line stands for a correction without rows: of the buyer, or of a text. */
function isNothing(line: Part, { document, isCorrection }: Writing): boolean {
  const isOnly = document.list('lines').length === 1;
  if (!isCorrection || !isOnly || line.has('taxes') || !amountOrZero(line.peek('total')).isZero()) return false;
  line.takeAll();
  return true;
}

function idOf(line: Part): string | undefined {
  return line.object('identifier')?.peek('code') ?? line.peek('uuid');
}

const ONE_DISCOUNT = message('Not written: a row of FA(3) has only the sum of its discounts.');

function lineRow(line: Part, writing: Writing): Row {
  line.take('i', 'sum');
  const item = line.object('item');
  const tax = taxOf(line, writing);
  const before = writing.isCorrection && isBefore(line);
  const discounts = line.list('discounts');
  for (const discount of discounts) {
    discount.take('i', 'amount', 'percent', 'base', 'key');
    if (discount.has('reason')) {
      discount.take('reason');
      writing.dropped('info', discount.at('reason'), ONE_DISCOUNT);
    }
  }
  return {
    part: line,
    line,
    rate: tax && rateOf(tax, writing),
    name: item?.text('name'),
    quantity: line.text('quantity') ?? '1',
    price: item?.text('price'),
    discount: discounts.length > 0 ? sumOf(discounts) : undefined,
    total: minus(amountOrZero(line.text('total')), sumOf(line.list('charges'))),
    isBefore: before,
    isPriceNegative: item?.meta(NEGATIVE) === 'price',
  };
}

function adjustmentRow(
  part: Part,
  rate: TaxRate | undefined,
  isCharge: boolean,
  writing: Writing,
  before = false,
): Row {
  part.take('i', 'percent', 'base', 'key');
  const amount = part.text('amount') ?? '0.00';
  const tax = taxOf(part, writing);
  writing.changed('info', part, message('Written as a separate row.'));
  return {
    part,
    rate: tax ? rateOf(tax, writing) : rate,
    name: part.text('reason') ?? (isCharge ? 'Opłata dodatkowa' : 'Rabat'),
    quantity: isCharge ? '1' : '-1',
    price: amount,
    total: isCharge ? amountOrZero(amount) : amountOrZero(amount).negate(),
    isBefore: before,
  };
}

/** Returns a number limited to the allowed decimals. */
function rounded(amount: Amount, most: number, property: Place, writing: Writing): Amount {
  const less = amount.down(most);
  if (!less.equals(amount)) {
    writing.changed('warning', property, message('Rounded to {most} decimals, the limit of KSeF.', { most }));
  }
  return less;
}

/** Returns an identity of an item, by type or key. */
function itemCode(identities: readonly Part[], type: string): Part | undefined {
  if (identities.length === 0) return undefined;
  const key = type.toLowerCase();
  const found = identities.find((each) => {
    const given = each.peek('type');
    return given === type || given === key || each.peek('key') === key;
  });
  found?.take('type', 'key', 'country', 'label');
  return found;
}

/** Units written by key although UN/ECE has a code: taxis count trips. */
const BY_KEY: ReadonlySet<string> = new Set(['trip']);

function unitOf(item: Part | undefined): string | undefined {
  const label = item?.meta('unit-label');
  const unit = item?.text('unit');
  const code = item?.ext('untdid-unit');
  if (label !== undefined) return label;
  if (unit === undefined || BY_KEY.has(unit)) return unit ?? code;
  return codeOfUnit(unit) ?? code ?? unit;
}

const TEXT = 256;
const SHORT = 50;

/** Returns the elements of a row; `suffix` is Z for the elements of an order. */
function rowElement(row: Row, number: number, writing: Writing, isOrdered: boolean): Written | undefined {
  const { part, line, rate, isBefore: before } = row;
  const z = isOrdered ? 'Z' : '';
  const item = line?.object('item');
  const isGross = writing.document.object('tax')?.peek('prices_include') === 'VAT';
  const turned = (amount: Amount) => (before ? amount : writing.signed(amount));
  const priceAt = item?.at('price') ?? part.at('amount');
  const negated = (amount: Amount) => (row.isPriceNegative ? amount.negate() : amount);
  const price =
    row.price === undefined
      ? undefined
      : negated(rounded(amountOrZero(row.price), PRICE_DECIMALS, priceAt, writing)).toString();
  const quantityAt = line ? line.at('quantity') : part;
  const quantity = negated(
    turned(rounded(amountOrZero(row.quantity), QUANTITY_DECIMALS, quantityAt, writing)),
  ).toString();
  const discount = row.discount && turned(row.discount);
  const totalAt = line ? line.at('total') : part.at('amount');
  const identities = item?.list('identities') ?? [];
  const code = (name: string, type: string, most: number) =>
    writing.member(name + z, itemCode(identities, type), 'code', most);
  const taxesAt = part.at('taxes');
  return element(
    isOrdered ? 'ZamowienieWiersz' : 'FaWiersz',
    [
      element(isOrdered ? 'NrWierszaZam' : 'NrWierszaFa', String(number), part),
      line && identifierOf(line, `UU_ID${z}`, writing),
      isOrdered || !line ? undefined : dateOfSupply(line, writing),
      writing.text(`P_7${z}`, row.name, 512, item?.at('name') ?? part.at('reason')),
      item && writing.member(`Indeks${z}`, item, 'ref', SHORT),
      code('GTIN', 'GTIN', 20),
      code('PKWiU', 'PKWIU', SHORT),
      code('CN', 'CN', SHORT),
      code('PKOB', 'PKOB', SHORT),
      writing.text(`P_8A${z}`, unitOf(item), TEXT, item?.at('unit') ?? part),
      element(`P_8B${z}`, quantity, quantityAt),
      isOrdered
        ? orderedFigures(row, price, isGross, priceAt, totalAt, turned)
        : [
            element(isGross ? 'P_9B' : 'P_9A', price, priceAt),
            discount &&
              element(
                'P_10',
                rounded(discount, PRICE_DECIMALS, part.at('discounts'), writing).toString(),
                part.at('discounts'),
              ),
            element(isGross ? 'P_11A' : 'P_11', cents(turned(row.total)), totalAt),
          ],
      element(`P_12${z}`, rate?.code, taxesAt),
      element(`P_12${z}_XII`, rate?.oss, taxesAt),
      item?.meta('ksef-annex-15') === '1' ? element(`P_12${z}_Zal_15`, '1', item.at('meta')) : undefined,
      isOrdered
        ? [code('GTU', 'GTU', 10), code('Procedura', 'PROCEDURA', 20), excise(item, z)]
        : [excise(item, z), code('GTU', 'GTU', 10), code('Procedura', 'PROCEDURA', 20)],
      isOrdered ? undefined : element('KursWaluty', exchangeOf(writing), '$.exchange_rates'),
      before ? element(`StanPrzed${z}`, '1', part) : undefined,
    ],
    part,
  );
}

function excise(item: Part | undefined, z: string): Written | undefined {
  return item && element(`KwotaAkcyzy${z}`, item.meta('ksef-excise'), item.at('meta'));
}

/** Returns the exchange rate as written. */
export function exchangeOf({ exchange }: Writing): string | undefined {
  if (exchange === undefined) return undefined;
  const amount = amountOrZero(exchange);
  return (amount.exponent <= QUANTITY_DECIMALS ? amount : amount.rescale(QUANTITY_DECIMALS)).toString();
}

function identifierOf(line: Part, name: string, writing: Writing): Written | undefined {
  const identifier = line.object('identifier');
  const written = identifier && writing.member(name, identifier, 'code', SHORT);
  const uuid = line.text('uuid');
  return written ?? writing.text(name, uuid, SHORT, line.at('uuid'));
}

function dateOfSupply(line: Part, writing: Writing): Written | undefined {
  const period = line.object('period');
  if (period === undefined) return undefined;
  const [start, end] = [period.text('start'), period.text('end')];
  if (start !== undefined && start !== end) {
    writing.dropped(
      'warning',
      period.at('start'),
      message('Not written: a row of FA(3) can have only one date; the last was written.'),
    );
  }
  return element('P_6A', end, period.at('end'));
}

/** Returns net, tax and net price of an order row. */
function orderedFigures(
  { rate, total }: Row,
  price: string | undefined,
  isGross: boolean,
  priceAt: Place,
  totalAt: Place,
  turned: (amount: Amount) => Amount,
): (Written | undefined)[] {
  const percent = rate?.percent;
  const exact = total.up(8);
  const tax =
    percent === undefined ? Amount.zero(2) : isGross ? minus(exact, percent.removeFrom(exact)) : percent.of(exact);
  const roundedTax = tax.rescale(2);
  const net = isGross ? minus(total, roundedTax) : total;
  return [
    isGross ? undefined : element('P_9AZ', price, priceAt),
    element('P_11NettoZ', cents(turned(net)), totalAt),
    element('P_11VatZ', cents(turned(roundedTax)), totalAt),
  ];
}

/** Returns the rows as elements. */
export function rowElements({ rows, numbers }: Rows, writing: Writing, isOrdered: boolean): (Written | undefined)[] {
  return rows.map((row, at) => rowElement(row, numbers[at] ?? at + 1, writing, isOrdered));
}
