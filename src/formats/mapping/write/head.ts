/** Writes the head of an e-invoice: number, dates, type, currencies, notes (chapter 14 §3.1, §3.2). */

import { subunitsOf } from '../../../engine/currency/currencies.ts';
import type { Invoice } from '../../../engine/document-types.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { registry } from '../../../engine/registry.ts';
import { message } from '../../../engine/text/message.ts';
import type { Group } from '../../model/group.ts';
import { copy } from '../copied.ts';
import { extensionOf, type Mapping, numberOf, peekExtension } from './mapping.ts';
import type { Source } from './source.ts';

/** Tags that BT-3, categories and notes express as well. */
const SHOWN_TAGS = new Set(['reverse-charge', 'export', 'self-billed', 'partial', 'prepayment', 'factoring', 'eea']);

/** Codes for the tax point, of UNTDID 2005 and, for CII, of UNTDID 2475. */
const TAX_POINTS: ReadonlyMap<string, readonly [ubl: string, cii: string]> = new Map([
  ['issue', ['3', '5']],
  ['delivery', ['35', '29']],
  ['payment', ['432', '72']],
]);

/** Returns BT-3 of a document. */
export function typeCodeOf(document: Invoice): string | undefined {
  const code: unknown = document.tax?.ext?.['untdid-document-type'];
  return typeof code === 'string' && code !== '' ? code : undefined;
}

export function writeHead(mapping: Mapping): void {
  const { document, invoice } = mapping;
  const tax = document.object('tax');
  const control = mapping.open(invoice, 'BG-2');
  control.add('BT-24', mapping.format.specification);
  const { processFrom } = mapping.writing;
  if (processFrom === undefined) control.add('BT-23', mapping.format.process);
  else control.add('BT-23', tax && extensionOf(tax, processFrom), `${document.path}.tax.ext.${processFrom}`);

  invoice.add('BT-1', numberOf(document), document.at('code'));
  copy(invoice, document, 'BT-2', 'BT-5', 'BT-7');
  const code = tax && extensionOf(tax, 'untdid-document-type');
  if (code === undefined) {
    mapping.fault(
      'BW-XML-DOCUMENT-TYPE',
      document.at('tax.ext'),
      message(
        'The document type has no UNTDID 1001 code; set it in tax.ext under untdid-document-type, for example 380.',
      ),
    );
  } else invoice.add('BT-3', code, document.at('tax.ext.untdid-document-type'));
  document.take('type', '$addons', '$schema');
  const point = TAX_POINTS.get(tax?.text('point') ?? '');
  if (point && !invoice.text('BT-7')) invoice.add('BT-8', point[mapping.isCii ? 1 : 0], document.at('tax.point'));
  tax?.take('rounding', 'prices_include');
  reportTags(mapping);
  writeAccountingCurrency(mapping);
}

/** Reports omitted tags. Those expressed elsewhere are not a loss. */
function reportTags({ document, report, writing }: Mapping): void {
  const tags: unknown = document.value.$tags;
  document.take('$tags');
  if (!Array.isArray(tags)) return;
  tags.forEach((tag: unknown, i) => {
    if (typeof tag !== 'string' || SHOWN_TAGS.has(tag) || writing.tags?.includes(tag)) return;
    report.dropped(
      'warning',
      { property: `${document.path}.$tags[${i}]` },
      message('The tag {tag} was not written; EN 16931 has no term for it.', { tag }),
    );
  });
}

/**
 * Writes the tax in the currency of the country, at the document's rate (BT-6, BT-111). In a received invoice, the only rate
 * belongs to the seller's currency, whatever its country.
 */
function writeAccountingCurrency(mapping: Mapping): void {
  const { document, invoice, currency } = mapping;
  const regime = registry.regime(document.text('$regime') ?? '');
  const own = mapping.writing.accountingCurrency ?? regime?.definition.currency;
  const rates = document
    .list('exchange_rates', 'exchange-rate')
    .filter((each) => each.peek('from') === currency && each.peek('to') !== currency);
  const rate =
    rates.find((each) => each.peek('to') === own) ?? (mapping.isReceived && rates.length === 1 ? rates[0] : undefined);
  for (const other of rates.filter((each) => each !== rate)) {
    mapping.drop(
      other,
      'warning',
      message("The rate was not written: EN 16931 has only the rate to the seller's VAT accounting currency (BT-6)."),
    );
  }
  const to = rate?.peek('to');
  const tax = Amount.parse(document.object('totals')?.text('tax') ?? '');
  const factor = Amount.parse(rate?.text('amount') ?? '');
  if (to === undefined || rate === undefined || tax === undefined || factor === undefined) return;
  const converted = tax.up(tax.exponent + factor.exponent).multiply(factor);
  invoice.add('BT-6', to, rate.at('to'));
  if (mapping.extra('BG-BW-3')) {
    const exchange = mapping.open(invoice, 'BG-BW-3', rate.path);
    mapping.place(exchange, 'BT-X-258', currency, rate.at('from'));
    mapping.place(exchange, 'BT-X-259', to, rate.at('to'));
    mapping.place(exchange, 'BT-X-260', rate.text('amount'), rate.at('amount'));
    mapping.place(exchange, 'BT-X-261', rate.text('at')?.slice(0, 10), rate.at('at'));
  }
  mapping
    .group(invoice, 'BG-22', document.at('totals'))
    .add('BT-111', converted.rescale(Math.min(subunitsOf(to) ?? 2, 2)).toString(), rate.at('amount'));
  rate.settle();
}

/** Writes the notes of a document, and notes for data without a term. */
export function writeNotes(mapping: Mapping): void {
  const { document, invoice, writing } = mapping;
  const given = document.list('notes', 'note');
  const texts = new Set(given.map((note) => note.peek('text')));
  for (const { text, property } of mapping.notes.filter((each) => !texts.has(each.text))) {
    const group = mapping.open(invoice, 'BG-1', property);
    if (property.endsWith('.reason')) group.add('BT-21', 'ACD', property);
    group.add('BT-22', text, property);
  }
  const written = given.filter((note) => note.peek('text') !== undefined);
  const count = written.length + invoice.groups('BG-1').length;
  if (writing.oneNote && (mapping.isCii ? count > 0 : count > 1 && !isGerman(invoice))) {
    writeOneNote(mapping, written);
    return;
  }
  for (const note of mapping.isCii ? written : inOrder(written)) writeNote(mapping, note);
}

/** Subjects of French notes that end with the note's text, which some programs join with the next note without a subject. */
const OPEN_SUBJECTS: ReadonlySet<string> = new Set(['BAR', 'TXD']);

/** Returns notes with those that others could be joined to at the end. */
function inOrder(notes: readonly Source<Note>[]): readonly Source<Note>[] {
  const subjects = notes.map((note) => peekExtension(note, 'untdid-text-subject'));
  const isOpen = (at: number) => OPEN_SUBJECTS.has(subjects[at] ?? '');
  const isJoined = notes.some((_, at) => isOpen(at) && subjects.indexOf(undefined, at) > at);
  if (!isJoined) return notes;
  return [...notes.filter((_, at) => !isOpen(at)), ...notes.filter((_, at) => isOpen(at))];
}

type Note = NonNullable<Invoice['notes']>[number];

function writeNote(mapping: Mapping, note: Source<Note>): Group {
  const group = mapping.open(mapping.invoice, 'BG-1', note.path);
  copy(group, note, 'BT-22');
  const subject = extensionOf(note, 'untdid-text-subject');
  group.add('BT-21', subject, note.at('ext.untdid-text-subject'));
  if (subject !== undefined) note.take('key');
  return group;
}

/** Returns whether both parties are German. In UBL they may have several notes in Peppol. */
function isGerman(invoice: Group): boolean {
  const country = (party: 'BG-4' | 'BG-7', address: 'BG-5' | 'BG-8', id: 'BT-40' | 'BT-55') =>
    invoice.group(party)?.group(address)?.text(id);
  return country('BG-4', 'BG-5', 'BT-40') === 'DE' && country('BG-7', 'BG-8', 'BT-55') === 'DE';
}

/** Writes all notes as one. In UBL, their subjects come before them; in CII, Peppol allows no subject. */
function writeOneNote(mapping: Mapping, notes: readonly Source<Note>[]): void {
  const { invoice, report, isCii } = mapping;
  const givenNotes = [...invoice.groups('BG-1')].map((group) => ({
    text: group.text('BT-22') ?? '',
    subject: group.text('BT-21'),
    property: group.property ?? '$',
  }));
  const given = notes.map((note) => {
    const subject = peekExtension(note, 'untdid-text-subject');
    if (subject !== undefined) note.take('key');
    extensionOf(note, 'untdid-text-subject');
    return { text: note.text('text') ?? '', subject, property: note.path };
  });
  invoice.remove('BG-1');
  const all = [...given, ...givenNotes];
  const [first] = all;
  const group = mapping.open(invoice, 'BG-1', first?.property);
  group.add(
    'BT-22',
    all.map(({ text, subject }) => (isCii || subject === undefined ? text : `#${subject}#${text}`)).join('\n\n'),
    first?.property,
  );
  for (const { property } of all.slice(1)) {
    report.changed(
      'info',
      { property, term: 'BT-22' },
      message('Peppol allows one note; this one was joined to the first.'),
    );
  }
  if (isCii) {
    for (const { property, subject } of all) {
      if (subject === undefined) continue;
      report.dropped(
        'info',
        { property, term: 'BT-21' },
        message('The subject {subject} was not written; Peppol allows no subject in a CII note.', {
          subject,
        }),
      );
    }
  }
}
