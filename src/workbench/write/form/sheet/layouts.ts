import { factsOf, taxNumberName } from '../../../../countries/countries.ts';
import type { CountryFacts } from '../../../../countries/facts.ts';
import { nameIn } from '../../../../countries/names.ts';
import type { FormatForm } from '../../../../formats/declare/form.ts';
import { isObject, partAt } from '../../../engine/document/values.ts';
import type { FormField, FormModel } from '../model.ts';
import { fieldPath, type Path } from '../path.ts';
import * as texts from './texts.ts';

/** The place of a value on the sheet. */
export interface SheetCell {
  path: Path;
  /** Its label. Default: its title in the schema. */
  label?: string;
  /** A text in the field while it is empty. */
  example?: string;
  /** Looks like one field with the place after or before it. */
  joins?: 'next' | 'previous' | undefined;
  /** Initial members of objects created by writing it, by path. */
  extras?: readonly { of: Path; members: Readonly<Record<string, unknown>> }[];
}

/** A column of a table: a value of each entry, or a special control. */
export interface Column {
  path: Path;
  label: string;
  kind?: 'discount' | 'taxes' | 'amount';
  /** Its share of the columns' width. */
  share: number;
  /** Initial members of objects in the entry that writing it creates. */
  extras?: SheetCell['extras'];
  joins?: SheetCell['joins'];
}

/** Returns whether a column is the first to go below the others, where not all fit: discount, taxes and national codes. */
export function wraps(column: Column | undefined): boolean {
  return column?.kind === 'discount' || column?.kind === 'taxes' || column?.path.includes('ext') === true;
}

export interface TableOf {
  /** The path of the list. */
  list: Path;
  columns: readonly Column[];
  /** How many of its entries have their fields elsewhere on the sheet. */
  elsewhere?: number;
  /** The content of a new entry. */
  fresh?: Readonly<Record<string, unknown>>;
}

/** Fields side by side, and the classes that divide the row among them. */
export interface RowOf {
  columns: string;
  places: readonly SheetCell[];
}

/** An optional part of the document behind a button. */
export interface MoreOf {
  title: string;
  /** Whether its button is always there. The others are behind one. */
  isUsual?: true;
  rows?: readonly RowOf[];
  tables?: readonly TableOf[];
  /** A control of its own, for the values below a path. */
  control?: { kind: 'cash discount'; path: Path };
  /** Document members whose other fields follow. */
  members: readonly string[];
}

/** The layout of a document, as on its paper. */
export interface Layout {
  /** The text below the heading. */
  number: readonly SheetCell[];
  /** Opposite the number. */
  dates: readonly SheetCell[];
  /** Parties side by side; an empty path means the document itself. */
  parties: readonly SheetCell[];
  tables: readonly TableOf[];
  payment: readonly SheetCell[];
  more: readonly MoreOf[];
  /** The members that a national format has other fields for. They are shown only if the document has them. */
  replaced?: readonly string[];
}

const place = (...path: Path): SheetCell => ({ path });

const dueDate: SheetCell = {
  path: ['payment', 'terms', 'due_dates', 0, 'date'],
  label: texts.due,
  extras: [{ of: ['payment', 'terms', 'due_dates', 0], members: { percent: '100%' } }],
};

const transfer = [{ of: ['payment', 'instructions'], members: { key: 'credit-transfer' } }];
const account = (name: string): SheetCell => ({
  path: ['payment', 'instructions', 'credit_transfer', 0, name],
  extras: transfer,
});

/** An account without IBAN. */
export const nationalAccountPlaces = [{ ...account('number'), label: texts.accountNumber }, account('clearing')];

/** Countries in which people pay by the number of an account and of its bank: nobody there knows an IBAN. */
const BY_NUMBER: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IN', 'US']);

/** Returns the fields of an account by its number, with the country's name for the number of the bank in a language: Sort code. */
export function nationalAccountOf(country: string | undefined, language: string): readonly SheetCell[] {
  const label = nameIn(factsOf(country).clearing?.name, language);
  return nationalAccountPlaces.map((place) =>
    label && place.path.at(-1) === 'clearing' ? { ...place, label } : place,
  );
}

/** Returns whether people in a country pay by the number of an account, without an IBAN. */
export function isPaidByNumber(country: string | undefined): boolean {
  return BY_NUMBER.has(country ?? '');
}

/** Returns whether a document's account has a number and no IBAN. */
export function hasNationalAccount(document: unknown): boolean {
  const found = partAt(document, ['payment', 'instructions', 'credit_transfer', 0]);
  return isObject(found) && found.number !== undefined && found.iban === undefined;
}

const lines: TableOf = {
  list: ['lines'],
  fresh: { quantity: '1' },
  columns: [
    { path: ['item', 'name'], label: texts.item, share: 48 },
    { path: ['quantity'], label: texts.quantity, share: 7, joins: 'next' },
    { path: ['item', 'unit'], label: texts.unit, share: 8, joins: 'previous' },
    { path: ['item', 'price'], label: texts.price, share: 12 },
    { path: ['discounts'], label: texts.discount, kind: 'discount', share: 8 },
    { path: ['taxes'], label: texts.tax, kind: 'taxes', share: 15 },
    { path: ['total'], label: texts.amount, kind: 'amount', share: 12 },
  ],
};

/** Returns a layout with the dates that the e-invoices of a document need in the place of its own. */
export function withNationalDates(layout: Layout, forms: readonly FormatForm[]): Layout {
  const fields = forms.flatMap(({ fields }) => fields);
  const inPlaceOf = ({ path }: SheetCell) =>
    fields.find(({ instead }) => instead && fieldPath(instead) === fieldPath(path));
  if (!layout.dates.some(inPlaceOf)) return layout;
  const replaced = layout.dates.filter(inPlaceOf).map(({ path }) => String(path[0]));
  return { ...layout, dates: layout.dates.map((cell) => inPlaceOf(cell) ?? cell), replaced };
}

/** Returns a table with the columns that the e-invoices of a country add to lines, after the first one. */
export function withNationalColumns(table: TableOf, forms: readonly FormatForm[]): TableOf {
  const [first, ...others] = table.columns;
  const added = table === lines || table === paid ? forms.flatMap(({ columns = [] }) => columns) : [];
  return first === undefined || added.length === 0 ? table : { ...table, columns: [first, ...added, ...others] };
}

/** The documents that a payment is for. */
const paid: TableOf = {
  list: ['lines'],
  columns: [
    { path: ['document', 'code'], label: texts.paid, share: 26 },
    { path: ['document', 'issue_date'], label: texts.dated, share: 24 },
    { path: ['description'], label: texts.description, share: 30 },
    { path: ['amount'], label: texts.amount, share: 20 },
  ],
};

const dueDates: TableOf = {
  list: ['payment', 'terms', 'due_dates'],
  elsewhere: 1,
  columns: [
    { path: ['date'], label: texts.due, share: 26 },
    { path: ['percent'], label: texts.share, share: 16 },
    { path: ['amount'], label: texts.amount, share: 20 },
    { path: ['notes'], label: texts.note, share: 38 },
  ],
};

const prepayments: TableOf = {
  list: ['payment', 'advances'],
  columns: [
    { path: ['description'], label: texts.description, share: 38 },
    { path: ['date'], label: texts.dated, share: 26 },
    { path: ['percent'], label: texts.share, share: 16 },
    { path: ['amount'], label: texts.amount, share: 20 },
  ],
};

/** Discounts or charges on the total. */
const adjustments = (name: string): TableOf => ({
  list: [name],
  columns: [
    { path: ['reason'], label: texts.reason, share: 44 },
    { path: ['percent'], label: texts.share, share: 14 },
    { path: ['amount'], label: texts.amount, share: 20 },
    { path: ['taxes'], label: texts.tax, kind: 'taxes', share: 22 },
  ],
});

const earlier: TableOf = {
  list: ['preceding'],
  columns: [
    { path: ['series'], label: texts.series, share: 20 },
    { path: ['code'], label: texts.documentNumber, share: 24 },
    { path: ['issue_date'], label: texts.issued, share: 24 },
    { path: ['reason'], label: texts.reason, share: 32 },
  ],
};

const receiver = (...path: Path): Path => ['delivery', 'receiver', ...path];

const deliveryRows: readonly RowOf[] = [
  {
    columns: 'grid-cols-[1fr_2fr]',
    places: [
      { path: ['delivery', 'date'], label: texts.deliveryDate },
      { path: receiver('name'), label: texts.receiver },
    ],
  },
  {
    columns: 'grid-cols-[1fr_4.5rem]',
    places: [
      { path: receiver('addresses', 0, 'street'), label: texts.street },
      { path: receiver('addresses', 0, 'num'), label: texts.number },
    ],
  },
  {
    columns: 'grid-cols-[6rem_1fr_1fr]',
    places: [
      { path: receiver('addresses', 0, 'code'), label: texts.postcode },
      { path: receiver('addresses', 0, 'locality'), label: texts.town },
      { path: receiver('addresses', 0, 'country'), label: texts.country },
    ],
  },
];

const paymentRows: readonly RowOf[] = [
  {
    columns: 'grid-cols-2',
    places: [
      { path: ['payment', 'terms', 'key'], label: texts.whenDue },
      { path: ['payment', 'instructions', 'ref'], label: texts.paymentReference },
    ],
  },
  {
    columns: 'grid-cols-3',
    places: [{ ...account('name'), label: texts.bank }, ...nationalAccountPlaces],
  },
];

const periodRows: readonly RowOf[] = [
  {
    columns: 'grid-cols-2',
    places: [
      { path: ['ordering', 'period', 'start'], label: texts.periodStart },
      { path: ['ordering', 'period', 'end'], label: texts.periodEnd },
    ],
  },
];

const orderRows: readonly RowOf[] = [
  {
    columns: 'grid-cols-3',
    places: [
      { path: ['ordering', 'code'], label: texts.customerReference },
      { path: ['ordering', 'purchases', 0, 'code'], label: texts.order },
      { path: ['ordering', 'contracts', 0, 'code'], label: texts.contract },
    ],
  },
];

const note: MoreOf = {
  title: texts.note,
  isUsual: true,
  rows: [{ columns: '', places: [{ path: ['notes', 0, 'text'], label: texts.note }] }],
  members: ['notes'],
};

const onTheWhole: MoreOf = {
  title: texts.onTheWhole,
  isUsual: true,
  tables: [adjustments('discounts'), adjustments('charges')],
  members: [],
};

const order: MoreOf = { title: texts.order, isUsual: true, rows: orderRows, members: ['ordering'] };

const rare: readonly MoreOf[] = [
  { title: texts.references, tables: [earlier], members: [] },
  { title: texts.attachments, members: ['attachments'] },
  { title: texts.taxation, members: ['tax', '$tags'] },
];

const billed: Layout = {
  number: [
    place('type'),
    { ...place('series'), joins: 'next' },
    { ...place('code'), label: texts.documentNumber, joins: 'previous' },
  ],
  dates: [
    { ...place('issue_date'), label: texts.issued },
    { ...place('op_date'), label: texts.supplied },
    place('currency'),
  ],
  parties: [
    { ...place('supplier'), label: texts.supplier },
    { ...place('customer'), label: texts.customer },
  ],
  tables: [lines],
  payment: [
    dueDate,
    { path: ['payment', 'instructions', 'key'], label: texts.means },
    account('iban'),
    account('bic'),
    { path: ['payment', 'terms', 'notes'], label: texts.paymentTerms },
  ],
  more: [
    note,
    onTheWhole,
    { title: texts.prepayments, isUsual: true, tables: [prepayments], members: [] },
    order,
    { title: texts.delivery, isUsual: true, rows: deliveryRows, members: ['delivery'] },
    { title: texts.dueDates, tables: [dueDates], members: [] },
    {
      title: texts.cashDiscount,
      control: { kind: 'cash discount', path: ['payment', 'terms', 'notes'] },
      members: [],
    },
    { title: texts.morePayment, rows: paymentRows, members: ['payment'] },
    { title: texts.period, rows: periodRows, members: [] },
    ...rare,
  ],
};

/** What orders, deliveries and other documents share with invoices; their papers have no special words for parties and dates. */
const agreed: Layout = { ...billed, parties: [place('supplier'), place('customer')] };

const dated: SheetCell = { ...place('issue_date'), label: texts.dated };

/** Special layouts by document type. */
const layouts: Readonly<Record<string, Layout>> = {
  'bill.Invoice': billed,
  'bill.Order': { ...agreed, dates: [dated, place('value_date'), place('currency')] },
  'bill.Delivery': {
    ...agreed,
    dates: [dated, place('despatch_date'), place('receive_date'), place('currency')],
    payment: [],
    more: [
      note,
      onTheWhole,
      order,
      { title: texts.delivery, isUsual: true, members: ['tracking', 'despatcher', 'receiver', 'courier'] },
      ...rare,
    ],
  },
  'bill.Payment': {
    ...agreed,
    dates: [dated, place('value_date'), place('currency')],
    tables: [
      paid,
      {
        list: ['methods'],
        columns: [
          { path: ['key'], label: texts.means, share: 40 },
          { path: ['date'], label: texts.dated, share: 30 },
          { path: ['amount'], label: texts.amount, share: 30 },
        ],
      },
    ],
    payment: [],
    more: [
      note,
      { title: texts.references, members: ['preceding', 'ordering'] },
      { title: texts.taxation, members: ['$tags', 'ext'] },
    ],
  },
  'bill.Status': {
    ...agreed,
    dates: [dated],
    tables: [
      {
        list: ['lines'],
        columns: [
          { path: ['key'], label: texts.status, share: 25 },
          { path: ['doc', 'code'], label: texts.about, share: 23 },
          { path: ['date'], label: texts.dated, share: 26 },
          { path: ['description'], label: texts.description, share: 26 },
        ],
      },
    ],
    payment: [],
    more: [note, { title: texts.references, members: ['ordering'] }],
  },
  'org.Party': { number: [], dates: [], parties: [place()], tables: [], payment: [], more: [] },
};

/** Returns the layout of a document: a special one, otherwise derived from its schema. */
export function layoutOf(model: FormModel): Layout {
  const { root } = model;
  return layouts[root.type] ? known(layouts[root.type] ?? billed, model) : derived(model);
}

/** Returns a layout without fields this document lacks. */
function known(layout: Layout, model: FormModel): Layout {
  const has = ({ path }: SheetCell) => model.fieldAt(path) !== undefined;
  const isMember = (name: string) => model.fieldOf(model.root, name) !== undefined;
  const isThere = ({ list }: TableOf) => model.fieldAt(list) !== undefined;
  return {
    number: layout.number.filter(has),
    dates: layout.dates.filter(has),
    parties: layout.parties.filter(({ path }) => path.length === 0 || has({ path })),
    tables: layout.tables.filter(isThere),
    payment: layout.payment.filter(has),
    more: layout.more
      .map(({ rows = [], tables = [], control, members, ...part }) => ({
        ...part,
        ...(control && has(control) && { control }),
        rows: rows.map((row) => ({ ...row, places: row.places.filter(has) })).filter(({ places }) => places.length > 0),
        tables: tables.filter(isThere),
        members: members.filter(isMember),
      }))
      .filter(({ rows, tables, control, members }) => control || rows.length + tables.length + members.length > 0),
  };
}

/** Returns whether a table column has figures, which are right-aligned. */
export function isOfFigures(model: FormModel, { list }: TableOf, { kind, path }: Column): boolean {
  if (kind !== undefined) return true;
  return ['amount', 'percentage', 'whole number'].includes(model.fieldAt([...list, 0, ...path])?.kind ?? '');
}

const inHead: readonly string[] = ['type', 'series', 'code', 'title', 'content'];

/**
 * Returns a layout with numbers and titles at the top, dates and currency opposite, parties side by side, and
 * everything else in separate places.
 */
function derived(model: FormModel): Layout {
  const fields = model.fieldsOf(model.root);
  const named = (names: readonly string[]) => fields.filter(({ name }) => names.includes(name)).map(({ name }) => name);
  const isDated = ({ kind, type, required, calculated }: FormField) =>
    (kind === 'date' && (required || calculated)) || type === 'currency.Code';
  const parties = fields.filter(({ type }) => type === 'org.Party').map(({ name }) => name);
  const hasLines = fields.some(({ name, entry }) => name === 'lines' && entry?.type === 'bill.Line');
  return {
    number: named(inHead).map((name) =>
      name === 'code' ? { ...place(name), label: texts.documentNumber } : place(name),
    ),
    dates: fields.filter(isDated).map(({ name }) => place(name)),
    parties: parties.slice(0, 2).map((name) => place(name)),
    tables: hasLines ? [lines] : [],
    payment: [],
    more: [],
  };
}

/** The fields of a party on the sheet by row: paths within the party, and the widths. */
const rows: readonly RowOf[] = [
  {
    columns: 'grid-cols-2',
    places: [
      { path: ['tax_id', 'country'], label: texts.taxCountry },
      { path: ['tax_id', 'code'], label: texts.taxNumber },
    ],
  },
  {
    columns: 'grid-cols-[1fr_4.5rem]',
    places: [
      { path: ['addresses', 0, 'street'], label: texts.street },
      { path: ['addresses', 0, 'num'], label: texts.number },
    ],
  },
  {
    columns: 'grid-cols-[6rem_1fr]',
    places: [
      { path: ['addresses', 0, 'code'], label: texts.postcode },
      { path: ['addresses', 0, 'locality'], label: texts.town },
    ],
  },
  {
    columns: 'grid-cols-[2fr_3fr]',
    places: [
      { path: ['addresses', 0, 'country'], label: texts.addressCountry },
      { path: ['emails', 0, 'addr'], label: texts.email },
    ],
  },
];

/** The name of a party. */
export const partyName: SheetCell = { path: ['name'], label: texts.name };

const TAX_NUMBER = fieldPath(['tax_id', 'code']);

/**
 * Returns the rows of a party, with the tax number's label in a country.
 * @param living the country of its address, which decides what an address has: default, that country
 */
export function rowsOfParty(country: string | undefined, living = country): typeof rows {
  const own = rows.map((row) => (isOfTown(row) ? withParts(row, factsOf(living).address) : row));
  const name = taxNumberName(country);
  if (name === undefined) return own;
  const called = (each: SheetCell) => (fieldPath(each.path) === TAX_NUMBER ? { ...each, label: name } : each);
  return own.map(({ columns, places }) => ({ columns, places: places.map(called) }));
}

/** Returns whether people write the house number with the street, so that a form asks for it only where a document has it. */
export function isNumberInStreet(country: string | undefined): boolean {
  return factsOf(country).address?.code === 'after-state';
}

type PartyRow = (typeof rows)[number];

const isOfTown = ({ places }: PartyRow) => places.some(({ path }) => path.at(-1) === 'locality');

/** Returns the row of the town with the state or province and the district, as far as the country has them, in its order. */
function withParts(row: PartyRow, address: CountryFacts['address'] = {}): PartyRow {
  const { provinceLabel, stateLabel, hasDistrict, codeLabel, townLabel } = address;
  const [postcode, locality] = row.places;
  const code = { ...postcode, path: ['addresses', 0, 'code'], ...(codeLabel && { label: codeLabel }) };
  const town = { ...locality, path: ['addresses', 0, 'locality'], ...(townLabel && { label: townLabel }) };
  if (hasDistrict) {
    const places = [code, { path: ['addresses', 0, 'street_extra'], label: texts.district }, town];
    return { columns: 'grid-cols-[4.5rem_1fr_1fr]', places };
  }
  const state = stateLabel ?? provinceLabel;
  if (!state) return { ...row, places: [code, town] };
  const province = { path: ['addresses', 0, stateLabel ? 'state' : 'region'], label: state };
  if (address.code === 'after-state') return { columns: 'grid-cols-[1fr_4.5rem_6rem]', places: [town, province, code] };
  if (address.code === 'after-town') return { columns: 'grid-cols-[1fr_6rem_1fr]', places: [town, code, province] };
  // Two letters that stand after the town, or a name.
  const columns = address.province ? 'grid-cols-[6rem_1fr_4.5rem]' : 'grid-cols-[6rem_1fr_1fr]';
  return { columns, places: [code, town, province] };
}

/** Returns the places of a party on the sheet, with paths from the document. */
export function placesOfParty(party: Path, country?: string): SheetCell[] {
  const inbox = ['code', 'email'].map((name) => ({ path: ['inboxes', 0, name], label: texts.electronicAddress }));
  const onSheet: SheetCell[] = [partyName, ...rowsOfParty(country).flatMap(({ places }) => places), ...inbox];
  return onSheet.map((each) => ({ ...each, path: [...party, ...each.path] }));
}

/** Returns the cells of single fields in separate places. */
export function placesOfMore({ more }: Layout): SheetCell[] {
  return more.flatMap(({ rows = [] }) => rows.flatMap(({ places }) => places));
}

/** Returns all tables, including those in separate places. */
export function tablesOf({ tables, more }: Layout): TableOf[] {
  return [...tables, ...more.flatMap(({ tables = [] }) => tables)];
}
