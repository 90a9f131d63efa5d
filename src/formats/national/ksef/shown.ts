/**
 * What the pages of an invoice show: the figures of FA(3). An advance invoice states the payment and its tax, a
 * settlement what remains after the advances, a correction the change with its sign.
 */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import type { Shown } from '../../../paper/shown.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { cents, minus, plus } from '../shared/amounts.ts';
import { Part } from '../shared/document.ts';
import { MARGIN_TOTAL, NEGATIVE, RATES, TOTALS } from './codes.ts';
import { View } from './view.ts';
import { amountOrZero, Writing } from './write-base.ts';
import { type Figures, figuresOf, rateOf, sumOf, totalsOf } from './write-figures.ts';

/**
 * Returns what the pages of a built document show; undefined if it is not an invoice of KSeF.
 * @param root the file with the figures; by default the document has them
 */
export function shownOf(document: JsonObject, root?: XmlElement): Shown | undefined {
  const part = new Part(document, '$');
  const kind = part.object('tax')?.ext('pl-favat-invoice-type');
  if (kind === undefined || !isJsonObject(document.totals)) return undefined;
  const writing = new Writing(part, kind);
  const figures = figuresOf(writing);
  const fa = root && new View(root).fa;
  const written = fa?.children ?? totalsOf(figures, writing).flatMap((each) => each ?? []);
  const texts = new Map(written.map((each) => [each.localName, collapsed(each.text)]));
  const totals = totalsShown(texts, figures, writing);
  const turned = writing.isCorrection ? { ...document, type: 'corrective', ...turnedRows(document) } : document;
  const payment = paymentShown(document.payment, figures);
  const ordered = writing.kind === 'ZAL' ? orderShown(document.totals, fa, figures) : undefined;
  return { document: { ...turned, totals, ...(payment && { payment }), ...(ordered && { ordered }) } };
}

/** Returns the totals of the order that an advance invoice is for, with the file's value of it (article 106f (1) no. 4). */
function orderShown({ advance: _, due: __, ...totals }: JsonObject, fa: XmlElement | undefined, figures: Figures) {
  const order = fa?.children.find(({ localName }) => localName === 'Zamowienie');
  const given = order?.children.find(({ localName }) => localName === 'WartoscZamowienia');
  const value = given ? collapsed(given.text) : cents(figures.base);
  return { ...totals, total_with_tax: value, payable: value } as JsonObject;
}

/** Returns the payment without amounts that are not those of the file: of whole due dates, and of advances in a sum. */
function paymentShown(payment: Json | undefined, { settled }: Figures): JsonObject | undefined {
  if (!isJsonObject(payment)) return undefined;
  const { terms, advances } = payment;
  const dates = isJsonObject(terms) && Array.isArray(terms.due_dates) ? terms.due_dates : [];
  const withoutAmount = ({ amount: _, percent: __, ...rest }: JsonObject) => rest as JsonObject;
  return {
    ...payment,
    ...(isJsonObject(terms) && { terms: { ...terms, due_dates: dates.map((each) => wholeDate(each, withoutAmount)) } }),
    ...(Array.isArray(advances) && {
      advances: settled.length > 1 ? inOneSum(advances.filter(isJsonObject)) : advances,
    }),
  };
}

/** Joins the advance invoices of a settlement into one advance: the file states only their sum, without dates. */
function inOneSum(advances: JsonObject[]): JsonObject[] {
  const isZero = ({ amount }: JsonObject) => amountOrZero(String(amount)).isZero();
  const [first, ...others] = advances;
  const joined = others.filter(isZero);
  if (first === undefined || joined.length === 0) return advances;
  const { date: _, ...sum } = first;
  const ref = [first, ...joined].flatMap((each) => (typeof each.ref === 'string' ? each.ref : [])).join(', ');
  return [{ ...sum, ref } as JsonObject, ...others.filter((each) => !isZero(each))];
}

/** Leaves out the amount of a date on which everything is due. */
function wholeDate(date: Json, withoutAmount: (date: JsonObject) => JsonObject): Json {
  if (!isJsonObject(date) || !/^100(?:\.0+)?%$/.test(String(date.percent))) return date;
  return withoutAmount(date);
}

/** Returns totals in the form of documents. */
function totalsShown(texts: ReadonlyMap<string, string>, figures: Figures, writing: Writing): JsonObject {
  const given = (name: string) => amountOrZero(texts.get(name));
  const present = TOTALS.filter((number) => texts.has(`P_13_${number}`));
  const names = present.map((number) => ({ number, base: given(`P_13_${number}`), amount: given(`P_14_${number}`) }));
  const [net, tax] = [sum(names.map(({ base }) => base)), sum(names.map(({ amount }) => amount))];
  const due = given('P_15');
  const toPay = plus(minus(due, writing.signed(figures.due)), writing.signed(figures.toPay));
  const advances = writing.document.object('payment')?.list('advances') ?? [];
  const paid = writing.kind === 'ZAL' ? [] : advances.filter((each) => !figures.settled.includes(each));
  const isPaid = paid.length > 0;
  const advance = writing.signed(sumOf(paid));
  const rates = names.map(({ number, base, amount }) => ({
    ...nameOfTotal(number, writing),
    base: cents(base),
    amount: cents(amount),
  }));
  return {
    ...(names.length > 0 && {
      total: cents(net),
      taxes: { categories: [{ code: 'VAT', rates, amount: cents(tax) }], sum: cents(tax) },
      tax: cents(tax),
    }),
    total_with_tax: cents(due),
    payable: cents(toPay),
    ...(isPaid && { advance: cents(advance), due: cents(minus(toPay, advance)) }),
  };
}

function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce((all, each) => plus(all, each), Amount.zero(2));
}

/** Returns the percentage or the key of a total: that of the document, or otherwise its first rate. */
function nameOfTotal(number: string, writing: Writing): JsonObject {
  if (number === MARGIN_TOTAL) return { key: 'standard', ext: { 'pl-favat-tax-category': '11' } };
  const categories = writing.document.object('totals')?.object('taxes')?.list('categories') ?? [];
  const rates = categories.filter((each) => each.peek('code') === 'VAT').flatMap((each) => each.list('rates'));
  const own = rates.find((each) => rateOf(each, writing)?.total === number);
  if (own) {
    const [key, percent] = [own.peek('key'), own.peek('percent')];
    return { ...(key !== undefined && { key }), ...(percent !== undefined && { percent }) };
  }
  const rate = RATES.find(({ total }) => total === number);
  return rate?.percent === undefined ? { key: rate?.code ?? '' } : { percent: `${rate.percent}%` };
}

/** Members of rows that are amounts of money or goods. */
const SIGNED = ['quantity', 'sum', 'total', 'amount'] as const;

/** Returns the lines, charges and discounts of a correction with the signs of FA(3), which states changes. */
function turnedRows({ lines, charges, discounts }: JsonObject): JsonObject {
  return {
    ...(Array.isArray(lines) && { lines: lines.map((line) => (isBefore(line) ? line : turned(line))) }),
    ...(Array.isArray(charges) && { charges: charges.map(turned) }),
    ...(Array.isArray(discounts) && { discounts: discounts.map(turned) }),
  };
}

function isBefore(line: Json): boolean {
  const notes = isJsonObject(line) && Array.isArray(line.notes) ? line.notes : [];
  return notes.some((note) => isJsonObject(note) && note.src === 'ksef-before');
}

function turned(row: Json): Json {
  if (!isJsonObject(row)) return row;
  const copy: Record<string, Json> = { ...row };
  for (const name of SIGNED) {
    const amount = typeof row[name] === 'string' ? Amount.parse(row[name]) : undefined;
    if (amount) copy[name] = amount.isZero() ? amount.toString() : amount.negate().toString();
  }
  for (const name of ['charges', 'discounts']) {
    const rows = row[name];
    if (Array.isArray(rows)) copy[name] = rows.map(turned);
  }
  return withPriceSign(copy);
}

/** Shows a price that was negative as negative. */
function withPriceSign(line: Record<string, Json>): JsonObject {
  const { item, quantity } = line;
  const meta = isJsonObject(item) ? item.meta : undefined;
  if (!isJsonObject(item) || !isJsonObject(meta) || meta[NEGATIVE] !== 'price') return line;
  const negated = (text: Json | undefined) =>
    (typeof text === 'string' ? Amount.parse(text)?.negate().toString() : undefined) ?? text ?? '';
  return { ...line, quantity: negated(quantity), item: { ...item, price: negated(item.price) } };
}
