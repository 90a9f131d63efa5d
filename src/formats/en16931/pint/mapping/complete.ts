/** Completes the terms of a document that is written as PINT (chapter 23 §11). */

import type { Invoice } from '../../../../engine/document-types.ts';
import { message } from '../../../../engine/text/message.ts';
import { CREDIT_NOTE_TYPES } from '../../../codes/generated/lists.ts';
import type { Mapping } from '../../../mapping/write/mapping.ts';
import type { Group } from '../../../model/group.ts';
import type { TermId } from '../../../terms/declare.ts';
import { categoryOf, countryOf, hasBit, type PintCountry, type Place, percentOf, TAXED } from './countries.ts';
import type { Combo, Document, Row } from './draft.ts';
import { NO_SUBJECT } from './encode.ts';

export function complete(mapping: Mapping, invoice: Invoice): void {
  const country = countryOf(mapping.format);
  const document = invoice as unknown as Document;
  joinNotes(mapping, country);
  writeReasons(mapping, country, document);
  removePercentages(mapping.invoice, country);
  keepTaxTypes(mapping);
  if (country.key === 'ae') completeEmirati(mapping, document);
  if (country.key === 'jp') supplyPeriod(mapping, document);
  if (country.key === 'om') moveBoxes(mapping);
}

const JOINED = message('The format allows one note; this one was joined to the first.');

/** Writes all notes as one. Only Singapore has subjects, which precede their texts. */
function joinNotes({ invoice, report }: Mapping, { key }: PintCountry): void {
  const groups = invoice.groups('BG-1');
  const [first, ...others] = groups;
  const text = first?.first('BT-22');
  if (first === undefined || text === undefined) return;
  const isCoded = key === 'sg';
  for (const group of groups) {
    const { property } = group;
    if (!isCoded && group.first('BT-21')) report.dropped('info', { property, term: 'BT-21' }, NO_SUBJECT);
    if (group !== first) report.changed('info', { property, term: 'BT-22' }, JOINED);
  }
  const textOf = (group: Group) => {
    const subject = isCoded ? group.text('BT-21') : undefined;
    return `${subject === undefined ? '' : `#${subject}#`}${group.text('BT-22') ?? ''}`;
  };
  text.text = groups.map(textOf).join('\n\n');
  first.remove('BT-21');
  invoice.removeGroups('BG-1', (group) => others.includes(group));
}

/** Writes exemption codes and the texts of tax notes into the groups of the breakdown. */
function writeReasons({ invoice, report, document }: Mapping, country: PintCountry, built: Document): void {
  const rows = [...(built.lines ?? []), ...(built.charges ?? []), ...(built.discounts ?? [])];
  const combos = rows.flatMap((row) => comboOf(country, row) ?? []);
  const categoryIn = (combo: Combo) => categoryOf(country, combo, built.issue_date ?? '');
  const notes = [...(built.tax?.notes ?? [])];
  for (const group of invoice.groups('BG-23')) {
    const category = group.text('BT-118') ?? '';
    const inGroup = combos.filter((combo) => categoryIn(combo) === category);
    const codes = [...new Set(inGroup.flatMap(({ ext }) => ext?.['cef-vatex'] ?? []))];
    group.remove('BT-121');
    group.add('BT-121', codes[0], group.property);
    if (codes.length > 1) report.changed('warning', { property: group.property, term: 'BT-121' }, ONE_CODE);
    if (TAXED.includes(category)) continue;
    const keys = inGroup.map(({ key = 'standard' }) => key);
    const at = notes.findIndex(({ cat, key }) => country.taxes.includes(cat ?? 'VAT') && keys.includes(key ?? ''));
    if (at < 0) continue;
    group.add('BT-120', notes[at]?.text, `${document.at('tax.notes')}[${built.tax?.notes?.indexOf(notes[at] ?? {})}]`);
    notes.splice(at, 1);
  }
  for (const note of notes) {
    const property = `${document.at('tax.notes')}[${built.tax?.notes?.indexOf(note)}]`;
    report.dropped('warning', { property, term: 'BT-120' }, UNFIT_NOTE);
  }
}

const ONE_CODE = message('The tax category has several exemption codes; its group has only the first.');
const UNFIT_NOTE = message('The tax note was not written: the document has no untaxed category for it.');

/** Returns the tax of a row under the scheme of the format. */
export function comboOf({ taxes }: PintCountry, row: Row | undefined): Combo | undefined {
  return row?.taxes?.find(({ cat = '' }) => taxes.includes(cat));
}

const CATEGORIES = [
  ['BG-20', 'BT-95', 'BT-96', 'row'],
  ['BG-21', 'BT-102', 'BT-103', 'row'],
  ['BG-23', 'BT-118', 'BT-119', 'group'],
] as const satisfies readonly (readonly [TermId, TermId, TermId, Place])[];

/** Removes the percentages of categories that have none. */
function removePercentages(invoice: Group, country: PintCountry): void {
  const settle = (group: Group | undefined, category: TermId, percent: TermId, place: Place) => {
    const code = group?.text(category);
    if (code !== undefined && percentOf(country, code, place, '0') === undefined) group?.remove(percent);
  };
  for (const [id, category, percent, place] of CATEGORIES) {
    for (const group of invoice.groups(id)) settle(group, category, percent, place);
  }
  for (const line of invoice.groups('BG-25')) settle(line.group('BG-30'), 'BT-151', 'BT-152', 'line');
}

/** Removes the loss of the type of the seller's second tax number, because the type is the number's scheme. */
function keepTaxTypes({ invoice, report }: Mapping): void {
  const number = invoice.group('BG-4')?.first('BT-32')?.property;
  if (number !== undefined) report.retract(number.replace(/code$/, 'type'));
}

const UNKNOWN_MEANS = message(
  'The document has no payment instructions; the means of payment 1 (not defined) was written.',
);
const NAME_AGAIN = message('The item has no description; its name was written.');

function completeEmirati({ invoice, document, report }: Mapping, built: Document): void {
  const ext = built.tax?.ext;
  const frequency = ext?.['pint-frequency'];
  if (frequency !== undefined) {
    invoice.remove('BT-8');
    invoice.add('BT-8', frequency, document.at('tax.ext.pint-frequency'));
  }
  const isCreditNote = CREDIT_NOTE_TYPES.has(invoice.text('BT-3') ?? '');
  if (!isCreditNote && !hasBit(ext?.['pint-ae-transaction'], 2) && invoice.group('BG-16') === undefined) {
    const property = document.at('payment.instructions');
    const means = invoice.declaration.members.find(({ id }) => id === 'BG-16');
    if (means?.kind === 'group') invoice.open(means, undefined, property).add('BT-81', '1', property);
    report.supplied('info', { property, term: 'BT-81' }, UNKNOWN_MEANS);
  }
  for (const line of invoice.groups('BG-25')) {
    const price = line.group('BG-29');
    const net = price?.first('BT-146');
    price?.add('BT-147', '0', net?.property);
    price?.add('BT-148', net?.text, net?.property);
    price?.add('BT-149', '1', net?.property);
    price?.add('BT-150', line.text('BT-130'), net?.property);
    const item = line.group('BG-31');
    if (item === undefined || item.first('BT-154')) continue;
    item.add('BT-154', item.text('BT-153'), item.first('BT-153')?.property);
    report.supplied('info', { property: item.first('BT-153')?.property, term: 'BT-154' }, NAME_AGAIN);
  }
}

/** Supplies the period, which Japanese invoices must have: the day of delivery, or of issue. */
function supplyPeriod(mapping: Mapping, { delivery, issue_date }: Document): void {
  const { invoice, document, report } = mapping;
  if (invoice.group('BG-14') || invoice.groups('BG-25').some((line) => line.group('BG-26'))) return;
  const day = delivery?.date ?? issue_date ?? '';
  const property = document.at(delivery?.date === undefined ? 'issue_date' : 'delivery.date');
  const group = mapping.open(invoice, 'BG-14', property);
  group.add('BT-73', day, property);
  group.add('BT-74', day, property);
  report.supplied(
    'warning',
    { property: document.at('ordering.period'), term: 'BG-14' },
    message('The document has no period; the day {day} was written as its start and end.', { day }),
  );
}

const ADDRESSES = [
  ['BG-4', 'BG-5', 'BT-36', 'BT-162'],
  ['BG-7', 'BG-8', 'BT-51', 'BT-163'],
] as const satisfies readonly (readonly [TermId, TermId, TermId, TermId])[];

/** Writes post boxes as the third line, even if an address has no second line. */
function moveBoxes({ invoice }: Mapping): void {
  for (const [party, address, second, third] of ADDRESSES) {
    const group = invoice.group(party)?.group(address);
    const value = group?.first(second);
    if (group === undefined || !value?.property?.endsWith('.po_box')) continue;
    group.remove(second);
    group.add(third, value.text, value.property);
  }
}
