/** Creates documents from a table with known columns. */

import { factsOf } from '../countries/countries.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { schemaId } from '../engine/model/schema-id.ts';
import type { Field } from './columns.ts';
import { canMean, currencyIn, signIn, signInHeadings } from './currencies.ts';
import { type Customer, CustomerGroups, Group } from './customer-groups.ts';
import { areNegative, type DiscountKind, discountIn, isNothing, positive } from './discounts.ts';
import { differingSums, type Figures } from './stated-sums.ts';
import type { Table } from './table.ts';
import { countryIn, dateIn, numberIn, percentIn, unitIn, type Writing } from './values.ts';

/**
 * How rows become documents: as lines of one invoice, as a document each, or as lines of the document with their
 * number.
 */
export type Layout = 'lines' | 'rows' | 'numbers';

/** How to read a table. */
export interface Mapping {
  /** Whether the first row contains the column names. */
  hasHeader: boolean;
  layout: Layout;
  /** The field of each column. Columns without one are ignored. */
  fields: readonly (Field | undefined)[];
  writing: Writing;
  /** What bare discounts are; undefined if nobody has decided that yet. */
  discounts?: DiscountKind | undefined;
  /** Whether rows with the same number belong to one document even if they name different customers. */
  joinsCustomers?: boolean;
}

/** Data of the documents that are not in the table: supplier, regime, addons and currency of the open document. */
export type Template = JsonObject;

/** A cell that does not match the field of its column. */
interface UnreadCell {
  /** The row number as in a spreadsheet, from 1. */
  row: number;
  column: number;
  field: Field;
  text: string;
}

/** A sum that does not follow from the lines. */
interface DifferingCell extends UnreadCell {
  /** What quantity, price and discount give. */
  made: string;
}

/** A number shared by rows with different customers. */
interface SharedNumber {
  number: string;
  customers: string[];
}

export interface TableDocuments {
  documents: JsonObject[];
  unread: UnreadCell[];
  /** Discounts that can be percentages or amounts. Their documents lack them. */
  undecided: UnreadCell[];
  /** Sums that do not follow from quantity, price and discount, which the documents have. */
  differing: DifferingCell[];
  /** The names of ignored columns that are not empty, or their numbers if they have no name. */
  ignored: string[];
  /** Numbers shared by several customers. Each customer gets a document unless they are joined. */
  shared: SharedNumber[];
  /** Whether there are lines and none of them has a tax. */
  untaxed: boolean;
  /** The name of the column of tax rates, if all its cells are empty. */
  emptyRates?: string | undefined;
}

/** Returns the documents of a table. Unreadable values are kept as text, for the rules to report. */
export function documentsOf(table: Table, mapping: Mapping, template: Template = {}): TableDocuments {
  const unread: UnreadCell[] = [];
  const undecided: UnreadCell[] = [];
  const skipped = mapping.hasHeader ? 1 : 0;
  const numberOf = (index: number) => table.numbers[index] ?? index + 1;
  const cells = table.rows.slice(skipped);
  const headings = mapping.hasHeader ? (table.rows[0] ?? []) : [];
  const isMinus = areNegative(
    cells.map((row) => row[mapping.fields.indexOf('discount')] ?? ''),
    mapping.writing,
  );
  const figures = FIGURES.map((field) => mapping.fields.indexOf(field)).filter((column) => column >= 0);
  const sign = signInHeadings(figures.map((column) => headings[column] ?? ''));
  const around = { mapping, figures, sign, isMinus, unread, undecided };
  const rows = cells.map((row, index) => new Row(row, numberOf(index + skipped), around));
  const groups = groupsOf(rows, mapping);
  const documents = groups.map((group) => documentOf(group, template));
  return {
    documents,
    unread,
    undecided,
    differing: groups.flatMap(differingIn),
    ignored: ignoredColumns(table, mapping),
    shared: mapping.layout === 'numbers' ? sharedNumbers(rows) : [],
    untaxed: documents.length > 0 && documents.every(isUntaxed),
    emptyRates: emptyRates(table, mapping),
  };
}

/** Returns the sums of a document that do not follow from its rows. */
function differingIn(rows: readonly Row[]): DifferingCell[] {
  const figures = rows.flatMap((row) => row.figures() ?? []);
  if (figures.length < rows.length) return [];
  return differingSums(figures).flatMap(({ at, field, made }) => {
    const row = rows[at];
    return row ? [{ ...row.cell(field), made }] : [];
  });
}

/** Returns the name of the column of tax rates if no row has one. */
function emptyRates({ rows: [names = [], ...rows] }: Table, { fields, hasHeader }: Mapping): string | undefined {
  const column = fields.indexOf('rate');
  const name = hasHeader ? names[column] : undefined;
  return name && rows.every((row) => (row[column] ?? '') === '') ? name : undefined;
}

function ignoredColumns({ rows }: Table, { fields, hasHeader }: Mapping): string[] {
  const [names = []] = rows;
  const cells = rows.slice(hasHeader ? 1 : 0);
  return names.flatMap((name, column) => {
    if (fields[column] !== undefined || !cells.some((row) => (row[column] ?? '') !== '')) return [];
    return [hasHeader && name !== '' ? name : String(column + 1)];
  });
}

function isUntaxed({ lines }: JsonObject): boolean {
  return Array.isArray(lines) && lines.length > 0 && lines.every((line) => objectOf(line).taxes === undefined);
}

/** Returns the numbers shared by several customers. */
function sharedNumbers(rows: readonly Row[]): SharedNumber[] {
  const customers = new Map<string, Set<string>>();
  for (const group of groupsOf(rows, { layout: 'numbers' })) {
    const number = group[0]?.text('number') ?? '';
    const name = group.map((row) => row.text('customer') ?? row.text('customerTax')).find((text) => text !== undefined);
    const known = customers.get(number) ?? new Set();
    customers.set(number, known.add(name ?? ''));
  }
  return [...customers]
    .filter(([number, names]) => number !== '' && names.size > 1)
    .map(([number, names]) => ({ number, customers: [...names] }));
}

/**
 * Groups rows into documents. A row without a number belongs to the document before it. Rows with the same number
 * belong to one document unless they name different customers.
 */
function groupsOf(
  rows: readonly Row[],
  { layout, joinsCustomers }: Pick<Mapping, 'layout' | 'joinsCustomers'>,
): Row[][] {
  if (layout === 'lines') return rows.length > 0 ? [[...rows]] : [];
  if (layout === 'rows') return rows.map((row) => [row]);
  const groups: Group<Row>[] = [];
  const byNumber = new Map<string, CustomerGroups<Row>>();
  let same = new CustomerGroups<Row>();
  let last: Group<Row> | undefined;
  for (const row of rows) {
    const number = row.text('number');
    const customer = customerIn(row);
    let group = joinsCustomers || last?.takes(customer) ? last : undefined;
    if (number !== undefined || !group) {
      same = byNumber.get(number ?? '') ?? new CustomerGroups();
      byNumber.set(number ?? '', same);
    }
    if (number !== undefined) group = joinsCustomers ? same.first : same.find(customer);
    last = group ?? new Group();
    if (!group) groups.push(last);
    same.add(last, row, customer);
  }
  return groups.map(({ rows: own }) => own);
}

/** Returns the fields of a row that distinguish customers. */
function customerIn(row: Row): Customer {
  const [name, tax] = [row.text('customer'), row.text('customerTax')];
  return [name && comparable(name), tax && comparable(tax)];
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s.,\p{Cc}-]/gu, '');
}

/** The data that rows share. */
interface Around {
  mapping: Mapping;
  /** The columns of amounts. */
  figures: readonly number[];
  /** The currency that their names state. */
  sign: string | undefined;
  /** Whether discounts are written with a minus. */
  isMinus: boolean;
  unread: UnreadCell[];
  undecided: UnreadCell[];
}

const FIGURES = ['price', 'grossPrice', 'net', 'gross', 'discount'] as const;

/** A row with access by field. */
class Row {
  readonly #cells: readonly string[];
  readonly #number: number;
  readonly #mapping: Mapping;
  readonly #around: Around;

  constructor(cells: readonly string[], number: number, around: Around) {
    this.#cells = cells;
    this.#number = number;
    this.#mapping = around.mapping;
    this.#around = around;
  }

  /** Returns the currency that the row states, as it is written. */
  currency(): string | undefined {
    const { figures, sign } = this.#around;
    return signIn(figures.map((column) => this.#cells[column] ?? '')) ?? this.text('currency') ?? sign;
  }

  /** Returns the figures of the row, to compare its sums; undefined if the price includes tax. */
  figures(): Figures | undefined {
    if (this.text('price') === undefined) return undefined;
    const { writing, discounts } = this.#mapping;
    const figure = (field: Field, reader = numberIn) => {
      const value = reader(this.text(field) ?? '', writing);
      return value === undefined ? undefined : Number.parseFloat(value);
    };
    const [quantity, price] = [this.text('quantity') === undefined ? 1 : figure('quantity'), figure('price')];
    const text = this.text('discount');
    const discount = text === undefined ? { amount: '0' } : discountIn(text, writing, discounts);
    if (quantity === undefined || discount === undefined || discount === 'undecided') return undefined;
    const reduced =
      'amount' in discount
        ? Math.abs(Number(discount.amount))
        : (Math.abs(Number.parseFloat(discount.percent)) / 100) * (price ?? 0) * quantity;
    const [rate, net, gross] = [figure('rate', percentIn), figure('net'), figure('gross')];
    return { quantity, price, discount: reduced, rate, net, gross };
  }

  /** Returns the cell of a field. */
  cell(field: Field): UnreadCell {
    return this.#cell(field, this.text(field) ?? '');
  }

  /** Returns the text of a field; undefined if empty. */
  text(field: Field): string | undefined {
    return this.#cells[this.#mapping.fields.indexOf(field)] || undefined;
  }

  /** Returns the value of a field, or its text if unreadable. */
  read(field: Field, reader: (cell: string, writing: Writing) => string | undefined): string | undefined {
    const text = this.text(field);
    if (text === undefined) return undefined;
    const value = reader(text, this.#mapping.writing);
    if (value === undefined) this.#around.unread.push(this.#cell(field, text));
    return value ?? text;
  }

  /** Returns the discounts of the line. */
  discounts(): Json[] | undefined {
    const text = this.text('discount');
    if (text === undefined) return undefined;
    const { writing, discounts } = this.#mapping;
    const found = discountIn(text, writing, discounts);
    const read = found === 'undecided' ? found : found && positive(found, this.#around.isMinus);
    if (read === 'undecided') {
      this.#around.undecided.push(this.#cell('discount', text));
      return undefined;
    }
    if (read === undefined) this.#around.unread.push(this.#cell('discount', text));
    return read && isNothing(read) ? undefined : [read ?? { percent: text }];
  }

  #cell(field: Field, text: string): UnreadCell {
    return { row: this.#number, column: this.#mapping.fields.indexOf(field) + 1, field, text };
  }
}

function documentOf(rows: readonly Row[], template: Template): JsonObject {
  const [first] = rows;
  /** Takes fields that occur once per document from the first row that has them. */
  const once = (field: Field) => rows.find((row) => row.text(field) !== undefined) ?? first;
  const text = (field: Field) => once(field)?.text(field);
  const read = (field: Field, reader: Parameters<Row['read']>[1]) => once(field)?.read(field, reader);
  const customer = customerOf(once);
  const supplier = partyOf(text('supplier'), text('supplierTax'), countryOf(template.supplier));
  const due = read('due', dateIn);
  const category = categoryOf(template);
  const taxes = taxesOf(template);
  const usual = taxes?.some(saysHowMuch) ? taxes : undefined;
  const isNote = isCredit(text('kind'));
  const currency = read('currency', (cell) => currencyIn(cell)) ?? template.currency ?? statedBy(rows, template);
  const stated = rows.map((row) => lineOf(row, category, usual, currency)).filter((line) => line !== undefined);
  const lines = isNote ? turned(stated) : stated;
  const [order, note] = [text('order'), text('note')];
  const isGross = rows.some((row) => usesGross(row));
  return compact({
    $schema: schemaId('bill/invoice'),
    $regime: template.$regime,
    $addons: template.$addons,
    type: isNote ? 'credit-note' : undefined,
    code: text('number'),
    issue_date: read('date', dateIn),
    op_date: read('delivered', dateIn),
    currency,
    tax: isGross ? { prices_include: category } : undefined,
    supplier: supplier ?? template.supplier,
    customer,
    lines,
    ordering: order === undefined ? undefined : { code: order },
    payment: due === undefined ? undefined : { terms: { due_dates: [{ date: due, percent: '100%' }] } },
    notes: note === undefined ? undefined : [{ text: note }],
  });
}

/** Returns whether a row has only prices that include tax. */
function usesGross(row: Row): boolean {
  const has = (field: Field) => row.text(field) !== undefined;
  return !has('price') && !has('net') && (has('grossPrice') || has('gross'));
}

/** Returns the currency that the figures of rows state, if all state the same. */
function statedBy(rows: readonly Row[], { supplier, $regime }: Template): string | undefined {
  const country = countryOf(supplier) ?? (typeof $regime === 'string' ? $regime : undefined);
  const all = new Set(rows.flatMap((row) => row.currency() ?? []).map((sign) => currencyIn(sign, country)));
  return all.size === 1 ? [...all][0] : undefined;
}

/** Returns the lines of a credit note. If all amounts are negative, returns them as the positive amounts that they credit. */
function turned(lines: readonly JsonObject[]): JsonObject[] {
  const isMinus = (value: Json | undefined) => typeof value === 'string' && value.startsWith('-');
  const isNegative = ({ quantity, item }: JsonObject) => isMinus(quantity) !== isMinus(objectOf(item).price);
  if (!lines.every(isNegative)) return [...lines];
  const without = (value: Json | undefined) => (typeof value === 'string' ? value.replace(/^-/, '') : (value ?? null));
  return lines.map(({ quantity, item, ...line }) => {
    const { price, ...rest } = objectOf(item);
    return { quantity: without(quantity), item: { ...rest, price: without(price) }, ...line };
  });
}

/**
 * @param usual the taxes for a row without a rate
 * @param currency the currency of the document. A row in another currency keeps its own: then an exchange rate is asked for
 */
function lineOf(
  row: Row,
  category: string,
  usual: Json | undefined,
  currency: Json | undefined,
): JsonObject | undefined {
  const quantity = row.read('quantity', numberIn);
  const price = priceOf(row, quantity);
  const name = row.text('item') ?? row.text('itemRef');
  if (price === undefined && name === undefined && quantity === undefined) return undefined;
  const percent = row.read('rate', percentIn) ?? percentBetween(row);
  const unit = row.text('unit');
  const sign = row.currency();
  const isOther = sign !== undefined && typeof currency === 'string' && !canMean(sign, currency);
  return compact({
    quantity: price?.isTotal ? '1' : (quantity ?? '1'),
    item: compact({
      ref: row.text('itemRef'),
      name: name ?? row.text('order') ?? row.text('number'),
      unit: unit === undefined || price?.isTotal ? undefined : unitIn(unit),
      price: price?.text,
      currency: isOther ? currencyIn(sign) : undefined,
    }),
    discounts: row.discounts(),
    taxes: percent === undefined ? usual : [{ cat: category, percent }],
  });
}

/**
 * Returns the tax rate derived from the sums of a row with and without tax, in tenths of a percent; undefined if there
 * is none or nothing is added.
 */
function percentBetween(row: Row): string | undefined {
  if (row.text('price') !== undefined || row.text('net') === undefined || row.text('gross') === undefined)
    return undefined;
  const [net, gross] = [Number(row.read('net', numberIn)), Number(row.read('gross', numberIn))];
  const percent = Math.round((gross / net - 1) * 1000) / 10;
  const isExact = Math.abs(net * (1 + percent / 100) - gross) < 0.0051;
  return isExact && percent > 0 && percent < 100 ? `${percent}%` : undefined;
}

/** Returns the price per unit. If there is only a sum and a quantity above one, returns the sum. */
function priceOf(row: Row, quantity: string | undefined): { text: string; isTotal: boolean } | undefined {
  const own = row.read(usesGross(row) ? 'grossPrice' : 'price', numberIn);
  if (own !== undefined) return { text: own, isTotal: false };
  const sum = row.read(usesGross(row) ? 'gross' : 'net', numberIn);
  return sum === undefined ? undefined : { text: sum, isTotal: quantity !== undefined && Number(quantity) !== 1 };
}

function customerOf(once: (field: Field) => Row | undefined): JsonObject | undefined {
  const text = (field: Field) => once(field)?.text(field);
  const country = once('country')?.read('country', (cell) => countryIn(cell));
  const party = partyOf(text('customer'), text('customerTax'), country);
  const address = compact({
    ...streetOf(text('street'), country),
    locality: text('city'),
    code: text('postcode'),
    country,
  });
  const email = text('email');
  const customer = compact({
    ...party,
    addresses: Object.keys(address).length > 0 ? [address] : undefined,
    emails: email === undefined ? undefined : [{ addr: email }],
  });
  return Object.keys(customer).length > 0 ? customer : undefined;
}

/** Splits a street from its number before or after it: `Hauptstraße 5a`, `12, rue du Lac`. */
function streetOf(text: string | undefined, country: string | undefined): JsonObject {
  const [, behind = '', number = ''] = /^(.*\D)\s(\d{1,5}\s?[a-zA-Z]?)$/.exec(text ?? '') ?? [];
  if (number !== '') return { num: number, street: withoutComma(behind) };
  const [, before = '', street = ''] = /^(\d{1,5}\s?[a-zA-Z]?),?\s+([^\d\s].*)$/.exec(text ?? '') ?? [];
  if (before !== '' && (!country || factsOf(country).address?.isNumberFirst)) return { num: before, street };
  return text === undefined ? {} : { street: text };
}

function withoutComma(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(',') ? trimmed.slice(0, -1) : trimmed;
}

/** Returns a party with its tax number, which may begin with its country. */
function partyOf(
  name: string | undefined,
  tax: string | undefined,
  country: string | undefined,
): JsonObject | undefined {
  if (name === undefined && tax === undefined) return undefined;
  const code = tax?.replace(/[\s.-]/g, '').toUpperCase();
  const [, prefix, rest] = /^([A-Z]{2})(?=[A-Z0-9]*\d)([A-Z0-9]{5,})$/.exec(code ?? '') ?? [];
  const known = prefix !== undefined && (prefix === 'EL' || countryIn(prefix) !== undefined) && !country;
  const taxId =
    code === undefined
      ? undefined
      : prefix !== undefined && (known || prefix === country || prefix === 'EL')
        ? compact({ country: prefix, code: rest })
        : compact({ country, code });
  return compact({ name, tax_id: taxId });
}

function countryOf(party: Json | undefined): string | undefined {
  const { tax_id } = objectOf(party);
  const { country } = objectOf(tax_id);
  return typeof country === 'string' ? country : undefined;
}

/** Returns the tax category of lines: the category in the open document, otherwise VAT. */
function categoryOf(template: Template): string {
  const [tax] = taxesOf(template) ?? [];
  const { cat } = objectOf(tax);
  return typeof cat === 'string' ? cat : 'VAT';
}

function saysHowMuch(tax: Json): boolean {
  return ['rate', 'percent', 'key'].some((name) => objectOf(tax)[name] !== undefined);
}

/** Returns the taxes of the first line of the open document. */
function taxesOf({ lines }: Template): Json[] | undefined {
  const [line] = Array.isArray(lines) ? lines : [];
  const { taxes } = objectOf(line);
  return Array.isArray(taxes) && taxes.length > 0 ? taxes : undefined;
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns whether a kind of document is a credit note, by its names in eight languages. */
function isCredit(kind: string | undefined): boolean {
  return /credit|gutschrift|abono|rectificativa|avoir|nota di credito|nota de credito|korekta|381|creditnota/i.test(
    kind ?? '',
  );
}

/** Returns an object without undefined members. */
function compact(values: { [name: string]: Json | undefined }): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as JsonObject;
}
