/** What Portuguese invoices map differently (chapter 21 §6.7). */

import type { Invoice, InvoiceDraft } from '../../../engine/document-types.ts';
import { addTo } from '../../../engine/model/group-by.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { OwnMapping } from '../../mapping/own-mapping.ts';
import { BUYER, DELIVERY_ADDRESS } from '../../mapping/party-terms.ts';
import type { Reading } from '../../mapping/read/reading.ts';
import type { Mapping } from '../../mapping/write/mapping.ts';
import type { Group, Value } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { EXEMPTION } from './rules/notes.ts';

const EXEMPTION_SOURCE = 'pt-saft-exemption';
const TAX_RATE = 'pt-saft-tax-rate';
const INVOICE_TYPE = 'pt-saft-invoice-type';
const ENTITY = 'pt-atm-entity';

type Line = NonNullable<Invoice['lines']>[number];
type Combo = NonNullable<Line['taxes']>[number];
type Note = NonNullable<Line['notes']>[number];

/** The Portuguese names of the rates of the regime. */
const RATES: ReadonlyMap<string, string> = new Map([
  ['general', 'NOR'],
  ['intermediate', 'INT'],
  ['reduced', 'RED'],
  ['other', 'OUT'],
]);
/** The Portuguese names of other categories. */
const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['E', 'ISE'],
  ['K', 'IC'],
]);
/** The highest reduced and intermediate percentages that Portugal, the Azores and Madeira have had. */
const [MOST_REDUCED, MOST_INTERMEDIATE] = [6, 13];

/** Returns the Portuguese name of a VAT category. */
function nameOf(category: string, percent: string | undefined, combo: Combo | undefined): string {
  const own = combo?.ext?.[TAX_RATE];
  if (own !== undefined) return own;
  if (category !== 'S') return CATEGORIES.get(category) ?? category;
  const region = combo?.ext?.['pt-region'];
  if (region !== undefined && !region.startsWith('PT')) return 'OUT';
  const named = RATES.get(combo?.rate ?? '');
  if (named !== undefined) return named;
  const rate = Number(percent);
  if (rate <= MOST_REDUCED) return 'RED';
  return rate <= MOST_INTERMEDIATE ? 'INT' : 'NOR';
}

const isExemption = (note: Note) => note.src === EXEMPTION_SOURCE && note.code !== undefined;
const vatOf = (taxes: readonly Combo[] | undefined) => taxes?.find(({ cat }) => cat === 'VAT');

/** A line, allowance or charge with its category in the core, its name in Portugal and the reason of an exemption. */
interface Row {
  readonly core: string;
  readonly percent: string | undefined;
  readonly name: string;
  readonly reason: Note | undefined;
  readonly amount: Amount;
}

const amountAt = (group: Group, id: TermId) => Amount.parse(group.text(id) ?? '') ?? Amount.ZERO;

/** Gives a row its name; returns the row. */
function named(
  mapping: Mapping,
  group: Group | undefined,
  [id, rate]: readonly [TermId, TermId],
  combo: Combo | undefined,
) {
  const category = group?.first(id);
  const core = category?.text ?? '';
  const percent = group?.text(rate);
  const name = nameOf(core, percent, combo);
  if (category !== undefined) rename(mapping, category, id, name);
  return { core, percent, name };
}

function rename({ report }: Mapping, category: Value, term: TermId, name: string): void {
  if (category.text === name) return;
  report.changed(
    'info',
    { property: category.property, term },
    message('The VAT category {category} was written as {name}, as CIUS-PT names it.', {
      category: category.text,
      name,
    }),
  );
  category.text = name;
}

function rowsOf(mapping: Mapping): Row[] {
  const { invoice, document } = mapping;
  const { lines, discounts, charges } = document.value;
  const rows = invoice.groups('BG-25').map((group, at): Row => {
    const line = lines?.[at];
    return {
      ...named(mapping, group.group('BG-30'), ['BT-151', 'BT-152'], vatOf(line?.taxes)),
      reason: line?.notes?.find(isExemption),
      amount: amountAt(group, 'BT-131'),
    };
  });
  const taxesAt = (property: string | undefined) =>
    [
      ...(discounts ?? []).map((each, at) => ['discounts', at, each] as const),
      ...(charges ?? []).map((each, at) => ['charges', at, each] as const),
    ].find(([name, at]) => property === `${document.at(name)}[${at}]`)?.[2].taxes;
  for (const group of invoice.groups('BG-20')) {
    const row = named(mapping, group, ['BT-95', 'BT-96'], vatOf(taxesAt(group.property)));
    rows.push({
      ...row,
      reason: undefined,
      amount: Amount.ZERO.match(amountAt(group, 'BT-92')).subtract(amountAt(group, 'BT-92')),
    });
  }
  for (const group of invoice.groups('BG-21')) {
    const row = named(mapping, group, ['BT-102', 'BT-103'], vatOf(taxesAt(group.property)));
    rows.push({ ...row, reason: undefined, amount: amountAt(group, 'BT-99') });
  }
  return rows;
}

const rateKey = (percent: string | undefined) => Amount.parse(percent ?? '0')?.valueKey() ?? '';

/** Names the groups of the breakdown, and divides those of exempt supplies by the code of their reason. */
function writeBreakdown(mapping: Mapping, rows: readonly Row[]): void {
  const { invoice } = mapping;
  for (const group of [...invoice.groups('BG-23')]) {
    const core = group.text('BT-118') ?? '';
    const isTaxed = core === 'S';
    const own = rows.filter(
      (row) => row.core === core && (!isTaxed || rateKey(row.percent) === rateKey(group.text('BT-119'))),
    );
    const [first] = own;
    const parts = isTaxed ? [own] : byReason(own);
    const written = [group, ...parts.slice(1).map(() => copyOf(mapping, group))];
    written.forEach((part, at) => {
      const rest = parts[at] ?? own;
      const category = part.first('BT-118');
      if (category)
        rename(
          mapping,
          category,
          'BT-118',
          rest[0]?.name ?? first?.name ?? nameOf(core, group.text('BT-119'), undefined),
        );
      if (core === 'O' && part.first('BT-119') === undefined) part.add('BT-119', '0.00', part.property);
      if (!isTaxed) writeReason(part, rest.find(({ reason }) => reason)?.reason);
      if (parts.length > 1) replace(part, 'BT-116', sumOf(rest).toString());
    });
  }
}

function sumOf(rows: readonly Row[]): Amount {
  return rows.reduce((sum, { amount }) => sum.match(amount).add(amount), Amount.ZERO);
}

/** Divides rows by name and reason. Those without a reason go to the first. */
function byReason(rows: readonly Row[]): Row[][] {
  const parts = new Map<string, Row[]>();
  const keyOf = ({ name, reason }: Row) => `${name} ${reason?.code}`;
  for (const row of rows.filter(({ reason }) => reason)) addTo(parts, keyOf(row), row);
  const [first] = parts.values();
  if (first === undefined) return [[...rows]];
  first.push(...rows.filter(({ reason }) => reason === undefined));
  return [...parts.values()];
}

const COPIED = ['BT-116', 'BT-117', 'BT-118', 'BT-119', 'BT-120'] as const satisfies readonly TermId[];

function copyOf(mapping: Mapping, group: Group): Group {
  const copy = mapping.open(mapping.invoice, 'BG-23', group.property);
  for (const id of COPIED) copy.add(id, group.text(id), group.first(id)?.property);
  return copy;
}

/** Writes the reason of an exemption. A VATEX code is too long for CIUS-PT. */
function writeReason(group: Group, reason: Note | undefined): void {
  const code = group.text('BT-121');
  const property = group.first('BT-121')?.property ?? group.property;
  group.remove('BT-121');
  if (reason === undefined) {
    if (code !== undefined && group.first('BT-120') === undefined) group.add('BT-120', code, property);
    return;
  }
  group.add('BT-121', reason.code, property);
  if (reason.text !== undefined) replace(group, 'BT-120', reason.text);
}

function replace(group: Group, id: TermId, text: string): void {
  const value = group.first(id);
  if (value) value.text = text;
  else group.add(id, text, group.property);
}

const OTHER_CODE = message('Not written: CIUS-PT has a field only for the code of an exemption.');

/** Writes the legal reasons of exempt lines as item properties instead of notes. */
function writeReasons(mapping: Mapping): void {
  const { invoice, document, report } = mapping;
  invoice.groups('BG-25').forEach((group, at) => {
    const notes = document.value.lines?.[at]?.notes ?? [];
    const reason = notes.findIndex(isExemption);
    const note = notes[reason];
    notes.forEach((each, i) => {
      if (each === note || (each.code === undefined && each.src === undefined)) return;
      report.dropped('info', { property: `${document.at('lines')}[${at}].notes[${i}].code` }, OTHER_CODE);
    });
    const item = group.group('BG-31');
    if (note === undefined || item === undefined) return;
    const path = `${document.at('lines')}[${at}].notes`;
    const texts = notes.filter((each) => each !== note).map(({ text }) => text);
    group.remove('BT-127');
    if (texts.length > 0) group.add('BT-127', texts.join('\n'), path);
    for (const [name, value, member] of [
      [EXEMPTION.code, note.code, 'code'],
      [EXEMPTION.reason, note.text, 'text'],
    ] as const) {
      if (value === undefined) continue;
      const property = mapping.open(item, 'BG-32', `${path}[${reason}].${member}`);
      property.add('BT-160', name, `${path}[${reason}].${member}`);
      property.add('BT-161', value, `${path}[${reason}].${member}`);
    }
  });
}

/** The minimum and maximum number of decimals in CIUS-PT. */
const DECIMALS: readonly (readonly [least: number, most: number, terms: readonly TermId[]])[] = [
  [2, 2, ['BT-94', 'BT-96', 'BT-101', 'BT-103', 'BT-119', 'BT-138', 'BT-143', 'BT-152']],
  [2, 2, ['BT-92', 'BT-93', 'BT-99', 'BT-100', 'BT-136', 'BT-137', 'BT-141', 'BT-142', 'BT-116', 'BT-117']],
  [2, 2, ['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-112', 'BT-113', 'BT-114', 'BT-115']],
  [2, 3, ['BT-129', 'BT-149']],
  [2, 8, ['BT-131', 'BT-146', 'BT-147', 'BT-148']],
];
const BY_TERM = new Map(
  DECIMALS.flatMap(([least, most, terms]) => terms.map((term) => [term, { least, most }] as const)),
);

function writeDecimals({ invoice, report }: Mapping): void {
  for (const [id, value] of [...invoice.within()]) {
    const wanted = BY_TERM.get(id);
    const number = wanted && Amount.parse(value.text);
    if (wanted === undefined || number === undefined) continue;
    const text = number.rescale(Math.min(Math.max(number.exponent, wanted.least), wanted.most));
    value.text = text.toString();
    if (text.equals(number)) continue;
    report.changed(
      'warning',
      { property: value.property, term: id },
      message('The number {number} was rounded to {rounded}; CIUS-PT allows no more decimals.', {
        number: number.toString(),
        rounded: value.text,
      }),
    );
  }
}

/** Writes the buyer's address as place of delivery, if the document has none. */
function supplyDelivery(mapping: Mapping): void {
  const { invoice, report } = mapping;
  const address = invoice.group('BG-7')?.group('BG-8');
  if (address === undefined || invoice.group('BG-13')?.group('BG-15') !== undefined) return;
  const written = mapping.open(mapping.group(invoice, 'BG-13', address.property), 'BG-15', address.property);
  BUYER.address.terms.forEach((from, at) => {
    const to = DELIVERY_ADDRESS[at];
    if (to !== undefined) written.add(to, address.text(from), address.first(from)?.property);
  });
  report.supplied(
    'info',
    { property: address.property, term: 'BG-15' },
    message("The document has no place of delivery, which CIUS-PT requires; the buyer's address was written."),
  );
}

const MEANS: ReadonlyMap<string, string> = new Map([
  ...['30', '48', '49', '57', '58', '59'].map((code) => [code, code] as const),
  ['10', 'NU'],
  ['20', 'CH'],
  ['54', 'CC'],
  ['55', 'CD'],
  ['68', 'DE'],
  ['97', 'CS'],
]);
const OTHER = 'OU';

/** Writes the means of payment by their Portuguese codes, and a Multibanco reference. */
function writeMeans({ invoice, document, report }: Mapping): void {
  const instructions = document.value.payment?.instructions;
  const entity = instructions?.meta?.[ENTITY];
  if (entity !== undefined) document.object('payment')?.object('instructions', 'instructions')?.take('meta');
  for (const group of invoice.groups('BG-16')) {
    const code = group.first('BT-81');
    const reference = group.first('BT-83');
    if (code !== undefined) code.text = MEANS.get(code.text) ?? OTHER;
    if (reference === undefined || /^#REFERENCE@(?:ATM|DUC)PAYMENT#/.test(reference.text)) continue;
    if (entity !== undefined && code !== undefined) {
      code.text = `#ENTITY@ATMPAYMENT#${entity}#`;
      reference.text = `#REFERENCE@ATMPAYMENT#${reference.text}#`;
      continue;
    }
    const { property } = reference;
    group.remove('BT-83');
    report.dropped(
      'warning',
      { property, term: 'BT-83' },
      message('Not written: CIUS-PT accepts only a Multibanco reference, with its entity in meta under {key}.', {
        key: ENTITY,
      }),
    );
  }
}

/** Writes withheld taxes as notes. Unlike in the core, they are not paid and do not lower the amount due. */
function writeWithheld(mapping: Mapping): void {
  const { invoice, document, report } = mapping;
  const totals: Invoice['totals'] | null = document.value.totals;
  if (totals === null) return;
  const due = totals.due ?? totals.payable;
  const stated = totals.retained_tax === undefined ? due : addToDue(mapping, totals.retained_tax);
  const path = `${document.at('totals')}.taxes.categories`;
  const isOfRate = (property: string | undefined) => property?.startsWith(`${path}[`) === true;
  let number = 0;
  totals.taxes?.categories?.forEach(({ retained, code, rates }, at) => {
    if (!retained) return;
    const property = `${path}[${at}]`;
    invoice.removeGroups('BG-1', (note) => note.first('BT-22')?.property?.startsWith(`${property}.`) === true);
    report.retain(({ term, properties }) => term !== 'BT-113' || !properties.every(isOfRate));
    for (const { percent, amount } of rates) {
      const count = String(++number).padStart(3, '0');
      const texts = [
        ['DESCRIPTION', [code, percent].filter((part) => part !== undefined).join(' ')],
        [
          'AMOUNT',
          Amount.parse(amount ?? '')
            ?.rescale(2)
            .toString() ?? '',
        ],
        ['TYPE', 'IRF'],
      ];
      for (const [name, text] of texts) {
        const note = mapping.open(invoice, 'BG-1', property);
        note.add('BT-22', `#WITHHOLDINGTAX${name}@WITHHOLDINGTAX-${count}#${text}#`, property);
      }
    }
    report.difference(
      'warning',
      { property, term: 'BT-115' },
      message(
        'The withheld tax {tax} was written as a note, so the amount due is {stated} in the XML, but {due} in the document.',
        { tax: code, stated: stated ?? '', due: due ?? '' },
      ),
    );
  });
}

/** Adds withheld taxes to the amount due; returns it. */
function addToDue({ invoice, document }: Mapping, text: string): string | undefined {
  const totals = invoice.group('BG-22');
  const retained = Amount.parse(text);
  const due = Amount.parse(totals?.text('BT-115') ?? '');
  if (totals === undefined || retained === undefined || due === undefined) return undefined;
  const whole = due.match(retained).add(retained).toString();
  replace(totals, 'BT-115', whole);
  totals.remove('BT-113');
  totals.add('BT-113', document.value.totals.advance, document.at('totals.advance'));
  return whole;
}

const SECOND_CURRENCY = message('Not written: CIUS-PT has no field for the VAT total in a second currency.');

function write(mapping: Mapping): void {
  const { invoice, document, report } = mapping;
  const type = document.value.tax?.ext?.[INVOICE_TYPE];
  const code = invoice.first('BT-3');
  if (code && (type === 'FR' || type === 'FS')) code.text = type;
  const currency = invoice.first('BT-6');
  if (currency) {
    invoice.remove('BT-6');
    invoice.group('BG-22')?.remove('BT-111');
    report.dropped('warning', { property: currency.property, term: 'BT-111' }, SECOND_CURRENCY);
  }
  writeBreakdown(mapping, rowsOf(mapping));
  writeReasons(mapping);
  supplyDelivery(mapping);
  writeMeans(mapping);
  writeWithheld(mapping);
  writeDecimals(mapping);
}

const CORE_CATEGORIES: ReadonlyMap<string, string> = new Map([
  ...['NOR', 'RED', 'INT', 'AA', 'OUT'].map((name) => [name, 'S'] as const),
  ['ISE', 'E'],
  ['IC', 'K'],
  ['NA', 'O'],
]);
const CORE_TYPES: ReadonlyMap<string, string> = new Map([
  ['FT', '380'],
  ['NC', '381'],
  ['ND', '383'],
]);
const CORE_MEANS: ReadonlyMap<string, string> = new Map([
  ...[...MEANS].map(([core, own]) => [own, core] as const),
  ['TB', '30'],
  ['MB', '30'],
]);
const OTHER_MEANS = 'ZZZ';
const CATEGORY_TERMS: readonly TermId[] = ['BT-95', 'BT-102', 'BT-118', 'BT-151'];

/** Gives the terms the codes of the core. */
function prepare({ invoice, report }: Reading): void {
  for (const [id, value] of invoice.group.within()) {
    const text = value.text.trim();
    if (CATEGORY_TERMS.includes(id)) value.text = CORE_CATEGORIES.get(text) ?? text;
    else if (id === 'BT-3') readType(value, text, report);
    else if (id === 'BT-81') readMeans(value, text, report);
    else if (id === 'BT-83') value.text = text.replace(/^#REFERENCE@ATMPAYMENT#(.*)#$/, '$1');
  }
  for (const group of invoice.group.groups('BG-23')) {
    const code = group.first('BT-121');
    if (code && /^M\d\d$/.test(code.text.trim())) code.text = '';
  }
}

function readType(value: Value, text: string, report: Reading['report']): void {
  const core = CORE_TYPES.get(text);
  if (core !== undefined) value.text = core;
  else if (/^[A-Z]{2}$/.test(text)) {
    value.text = '380';
    report.changed(
      'warning',
      { property: '$.type', element: value.element, term: 'BT-3' },
      message('The Portuguese type {type} was read as an invoice (380).', { type: text }),
    );
  }
}

function readMeans(value: Value, text: string, report: Reading['report']): void {
  if (MEANS.has(text)) return;
  const core = CORE_MEANS.get(text) ?? (text.startsWith('#ENTITY@') ? '30' : OTHER_MEANS);
  value.text = core;
  report.changed(
    'info',
    { property: '$.payment.instructions.ext.untdid-payment-means', element: value.element, term: 'BT-81' },
    message('The Portuguese means of payment {means} was read as {code}.', { means: text, code: core }),
  );
}

type LineDraft = NonNullable<InvoiceDraft['lines']>[number];

/** Reads the legal reasons of exempt lines from their item properties. */
function readReason(line: LineDraft): LineDraft {
  const attributes = line?.item?.attributes;
  if (line == null || attributes == null) return line;
  const textOf = (mark: string) => attributes.find((each) => each?.label === mark)?.text ?? undefined;
  const code = textOf(EXEMPTION.code);
  if (code === undefined) return line;
  const marks: readonly unknown[] = Object.values(EXEMPTION);
  const note = { key: 'legal', code, src: EXEMPTION_SOURCE, text: textOf(EXEMPTION.reason) ?? code } as const;
  return {
    ...line,
    item: { ...line.item, attributes: attributes.filter((each) => !marks.includes(each?.label)) },
    notes: [...(line.notes ?? []), note],
  };
}

const ENTITY_FORM = /^#ENTITY@ATMPAYMENT#(.*)#$/;

function read({ invoice }: Reading, draft: InvoiceDraft): InvoiceDraft {
  const { payment } = draft;
  const instructions = payment?.instructions;
  const means = invoice.inner('BG-16')?.elementOf('BT-81')?.value.trim() ?? '';
  const entity = ENTITY_FORM.exec(means)?.[1];
  return {
    ...draft,
    ...(payment &&
      instructions &&
      entity !== undefined && {
        payment: { ...payment, instructions: { ...instructions, meta: { ...instructions.meta, [ENTITY]: entity } } },
      }),
    lines: draft.lines?.map(readReason),
  };
}

export const mapping: OwnMapping = { write, prepare, read };
