/** Reads the head of a document: type, dates, currencies, notes (chapter 14 §5.1). */

import { TEXT_SUBJECTS } from '../../../engine/catalogues/codes-of-keys.ts';
import { subunitsOf } from '../../../engine/currency/currencies.ts';
import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { NOTE_SUBJECTS_UBL } from '../../codes/generated/lists.ts';
import type { TermId } from '../../terms/declare.ts';
import { extensions, keyFor, type Reading, type Terms, unlessEmpty } from './reading.ts';

type Type = NonNullable<InvoiceDraft['type']>;
type Note = NonNullable<NonNullable<InvoiceDraft['notes']>[number]>;
type ExchangeRate = NonNullable<NonNullable<InvoiceDraft['exchange_rates']>[number]>;

/** Types and tags by UNTDID 1001 code, as `code type tag+tag`. */
const TYPES = new Map(
  `380 standard
388 standard
381 credit-note
383 debit-note
384 corrective
325 proforma
326 standard partial
386 standard prepayment
389 standard self-billed
393 standard factoring
261 credit-note self-billed
396 credit-note factoring`
    .split('\n')
    .map(typeFrom),
);

/** Codes that only the French reform has (chapter 08 §6.2). */
const FRENCH_TYPES = new Map(
  `500 standard self-billed+prepayment
501 standard self-billed+factoring
471 corrective self-billed
472 corrective factoring
473 corrective self-billed+factoring
502 credit-note self-billed+factoring
503 credit-note prepayment`
    .split('\n')
    .map(typeFrom),
);

function typeFrom(line: string): [string, { type: Type; tags: string[] }] {
  const [code = '', type = 'other', tags] = line.split(' ');
  return [code, { type: type as Type, tags: tags?.split('+') ?? [] }];
}

/** Returns the members before the parties. */
export function readHead(reading: Reading): InvoiceDraft {
  const { invoice, format } = reading;
  const number = invoice.text('BT-1', '$.code');
  const documentType = invoice.text('BT-3', '$.tax.ext.untdid-document-type');
  const { type, tags } = typeOf(reading, documentType);
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $addons: [...format.addons],
    $tags: unlessEmpty([...tags]) as InvoiceDraft['$tags'],
    type,
    code: number,
    issue_date: invoice.date('BT-2', '$.issue_date'),
    issue_time: reading.isCii ? undefined : readTime(reading),
    value_date: invoice.date('BT-7', '$.value_date'),
    currency: invoice.text('BT-5', '$.currency'),
    exchange_rates: unlessEmpty(readRates(reading)),
    tax: {
      rounding: 'currency',
      point: readPoint(reading),
      ext: extensions({
        'untdid-document-type': documentType,
        ...readProcess(reading),
      }),
    },
    notes: unlessEmpty(readNotes(reading)),
  };
}

/** Returns BT-23 as an extension, for formats where it is one of a list of codes. */
function readProcess({ invoice, format }: Reading): Readonly<Record<string, string | undefined>> {
  const extension = format.writing?.processFrom;
  const control = invoice.inner('BG-2');
  const process = control?.peek('BT-23');
  if (extension === undefined || process === undefined) return {};
  if (format.signs !== undefined && !format.signs.processes.includes(process)) return {};
  return { [extension]: control?.text('BT-23', `$.tax.ext.${extension}`) };
}

function typeOf({ plan, format }: Reading, code: string | undefined): { type: Type; tags: readonly string[] } {
  if (code === undefined) return { type: plan.kind === 'ubl-credit-note' ? 'credit-note' : 'other', tags: [] };
  const french = format.addons.includes('fr-ctc-flow2-v1') ? FRENCH_TYPES.get(code) : undefined;
  return french ?? TYPES.get(code) ?? { type: 'other', tags: [] };
}

/** Reads the time of issue, which UBL has without a term. Fractions of a second and a time zone are cut off. */
function readTime({ invoice, taken, report }: Reading): string | undefined {
  const element = invoice.element?.child('cbc:IssueTime');
  const [text = '', time, rest = ''] = TIME.exec(element?.value.trim() ?? '') ?? [];
  if (element === undefined || time === undefined) return undefined;
  taken.add(element);
  if (rest !== '') {
    const values = { text, rest };
    report.changed(
      'info',
      { property: '$.issue_time', element },
      message('Ignored the end of {text}: {rest}.', values),
    );
  }
  return time;
}

const TIME = /^((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)((?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)$/;

const POINTS: ReadonlyMap<string, 'issue' | 'delivery' | 'payment'> = new Map([
  ['3', 'issue'],
  ['35', 'delivery'],
  ['432', 'payment'],
]);
const CII_POINTS: ReadonlyMap<string, 'issue' | 'delivery' | 'payment'> = new Map([
  ['5', 'issue'],
  ['29', 'delivery'],
  ['72', 'payment'],
]);

/** Reads the tax point, which CII has in each group of the breakdown. Equal codes are reported once. */
function readPoint({ invoice, isCii }: Reading) {
  const code = invoice.peek('BT-8');
  const point = code === undefined ? undefined : (isCii ? CII_POINTS : POINTS).get(code);
  if (point === undefined) return undefined;
  invoice.value('BT-8', '$.tax.point');
  for (const value of invoice.group.all('BT-8')) if (value.text.trim() === code) invoice.reading.take(value);
  return point;
}

function readNotes(reading: Reading): Note[] {
  const notes: Note[] = [];
  for (const group of reading.invoice.all('BG-1')) {
    const text = group.text('BT-22', `$.notes[${notes.length}].text`);
    if (text === undefined) continue;
    const subject = group.text('BT-21');
    if (reading.isCii) notes.push(noteOf(text, subject));
    else notes.push(...separated(text, subject));
  }
  return notes;
}

function noteOf(text: string, subject: string | undefined): Note {
  const key = keyFor(subject, TEXT_SUBJECTS) as Note['key'];
  return { key, text, ext: extensions({ 'untdid-text-subject': subject }) };
}

/**
 * Splits the notes in one UBL element, each after its subject, where Peppol allows only one or a program joined them.
 */
function separated(text: string, subject: string | undefined): Note[] {
  const notes: Note[] = [];
  let [begins, about] = [0, subject];
  const add = (end: number) => {
    const part = text.slice(begins, end).trim();
    if (part !== '') notes.push(noteOf(part, about));
  };
  for (const { 0: mark, 1: code = '', index } of text.matchAll(/#([A-Z0-9]{3})#/g)) {
    if (!NOTE_SUBJECTS_UBL.has(code)) continue;
    add(index);
    [begins, about] = [index + mark.length, code];
  }
  add(text.length);
  return notes;
}

/** Returns the rate between the currencies of the document and of its VAT, as far as both amounts of VAT show it. */
function readRates(reading: Reading): ExchangeRate[] {
  const { invoice } = reading;
  const from = invoice.text('BT-5');
  const to = invoice.peek('BT-6');
  const totals = invoice.inner('BG-22');
  if (from === undefined || to === undefined) return [];
  if (from === to) {
    invoice.value('BT-6');
    return [];
  }
  const property = '$.exchange_rates[0].amount';
  const stated = statedRate(reading, from, to);
  if (totals?.peek('BT-111') === undefined && stated === undefined) return [];
  const tax = Amount.parse(totals?.peek('BT-110') ?? '');
  const converted = totals?.number('BT-111', property);
  const amount = stated ?? (tax && converted && rateBetween(tax, converted, Math.min(subunitsOf(to) ?? 2, 2)));
  if (amount === undefined) {
    reading.report.dropped(
      'warning',
      { element: totals?.elementOf('BT-111'), term: 'BT-111' },
      message('Ignored the VAT in {to}: the VAT in {from} is 0, so the exchange rate is unknown.', { to, from }),
    );
  }
  invoice.value('BT-6', '$.exchange_rates[0].to');
  return amount === undefined ? [] : [{ from, to, amount }];
}

/** The currencies and the rate between them, in Factur-X EXTENDED and in the French extension, where it is BT-167. */
const EXCHANGE = [
  ['BT-X-258', 'BT-X-259', 'BT-X-260'],
  ['BT-BW-9', 'BT-BW-10', 'BT-167'],
] as const;

/** Returns the rate that an extension states. */
function statedRate({ invoice }: Reading, from: string, to: string): string | undefined {
  const exchange = invoice.inner('BG-BW-3');
  for (const [source, target, rate] of EXCHANGE) {
    if (exchange?.peek(rate) === undefined || !isOf(exchange, source, from) || !isOf(exchange, target, to)) continue;
    exchange.value(source);
    exchange.value(target);
    return exchange.number(rate, '$.exchange_rates[0].amount');
  }
  return undefined;
}

/** Returns whether a currency is the expected one. A missing currency counts as expected. */
function isOf(exchange: Terms, term: TermId, currency: string): boolean {
  return (exchange.peek(term) ?? currency) === currency;
}

/** The maximum number of decimals of a rate. */
const MOST_DECIMALS = 8;

/** Returns the shortest rate that converts one amount to the other. */
function rateBetween(amount: Amount, converted: string, subunits: number): string | undefined {
  const wanted = Amount.parse(converted);
  if (wanted === undefined || amount.isZero()) return undefined;
  let rate: Amount | undefined;
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    rate = wanted.rescale(decimals).divide(amount);
    if (wanted.exponent > decimals) rate = wanted.up(MOST_DECIMALS).divide(amount).rescale(decimals);
    if (amount.up(MOST_DECIMALS).multiply(rate).rescale(subunits).equals(wanted)) break;
  }
  return rate?.toString();
}
