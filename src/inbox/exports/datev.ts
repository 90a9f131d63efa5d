/**
 * Booking batches for DATEV: EXTF with header 700, Buchungsstapel in version 13. The format is described at
 * https://developer.datev.de/datev/platform/de/dtvf (header, Buchungsstapel, Zeichensatz).
 */

import { withoutFormulas } from '../../engine/text/csv.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { amountText, centsOf } from '../compare/amounts.ts';
import type { Facts, RateSum } from '../facts.ts';
import type { FileRead } from '../read-file.ts';
import type { Row } from '../row.ts';
import * as texts from '../texts.ts';
import { AccountFinder, type Accounts, type FoundAccount } from './accounts.ts';
import { AMOUNT, COLUMNS, CONTRA, NUMBERS } from './columns.ts';

export interface DatevExport {
  /** One for each fiscal year, because bookings have days without a year. */
  batches: DatevBatch[];
  /** Invoices to pay that cannot be booked. */
  left: { file: string; why: Message }[];
}

interface DatevBatch {
  /** The year in which the fiscal year begins. */
  year: string;
  /** The number of bookings. */
  count: number;
  /** In Windows-1252, or in UTF-8 with a byte order mark if it has other characters. */
  bytes: Uint8Array<ArrayBuffer>;
}

interface Booking {
  /** The first day of the fiscal year, `YYYY-MM-DD`. */
  begin: string;
  date: string;
  cells: ReadonlyMap<string, string>;
}

/**
 * Returns the bookings of invoices and credit notes to pay, one for each tax rate and one for rounding: the account is debited, the creditor credited.
 * @param reads the files of the rows, in the same order
 */
export function datevBatches(
  rows: readonly Row[],
  reads: readonly FileRead[],
  accounts: Accounts,
  now: Date,
): DatevExport {
  const finder = new AccountFinder(accounts.rows);
  const byYear = new Map<string, Booking[]>();
  const left: DatevExport['left'] = [];
  for (const [i, row] of rows.entries()) {
    const facts = reads[i]?.facts;
    if (facts === undefined || !isBooked(row, reads[i])) continue;
    const booked = bookingsOf(row, facts, finder, accounts);
    if (!Array.isArray(booked)) left.push({ file: row.file, why: booked });
    else {
      for (const booking of booked) {
        const others = byYear.get(booking.begin);
        if (others) others.push(booking);
        else byYear.set(booking.begin, [booking]);
      }
    }
  }
  const years = [...byYear].sort(([a], [b]) => (a < b ? -1 : 1));
  const batches = years.map(([begin, bookings]) => ({
    year: begin.slice(0, 4),
    count: bookings.length,
    bytes: encoded(batchText(begin, bookings, accounts, now)),
  }));
  return { batches, left };
}

/** The reasons for which a file is a copy of another one, and not merely similar. */
const COPIES: ReadonlySet<string> = new Set(['same-file', 'same-content']);

/** Invoices and credit notes are booked once, whether or not something is left to pay. Receipts and messages are not. */
function isBooked({ suggestion, flags }: Row, read: FileRead | undefined): boolean {
  const isCopy = flags.some((flag) => flag.kind === 'duplicate_of' && COPIES.has(flag.reason));
  return suggestion === 'pay' || (suggestion === 'nothing' && !isCopy && read?.notice === undefined);
}

/** The largest amount, in cents: ten digits before the comma. */
const MOST_CENTS = 10 ** 12 - 1;

/** Returns the bookings of an invoice, or why it has none. */
function bookingsOf(row: Row, facts: Facts, finder: AccountFinder, { fiscalYear }: Accounts): Booking[] | Message {
  const { date, total, currency, rates, isCredit } = facts;
  if (facts.isSelfBilled) return message(texts.bookAsSale);
  if (currency !== 'EUR') return message(texts.notInEuros, { currency: currency ?? '?' });
  if (date === null || !/^\d{4}-\d{2}-\d{2}$/.test(date) || rates.length === 0) return message(texts.noBookingDate);
  const sums = rates.map((each) => ({ ...each, cents: grossOf(each) }));
  if (sums.reduce((all, { cents }) => all + cents, 0) !== signedCents(total)) return message(texts.ratesNotTotal);
  const rounding = signedCents(facts.rounding ?? '0');
  if (hasOthers(facts, rounding)) return message(texts.notAllBooked);
  const begin = date.slice(5) < fiscalYear ? Number(date.slice(0, 4)) - 1 : date.slice(0, 4);
  const supplier = facts.names[0] ?? facts.vat ?? '';
  const booked: Booked[] = [];
  for (const { cents, ...sum } of sums) {
    if (cents === 0) continue;
    const account = finder.accountFor(facts, sum);
    const { category, rate } = sum;
    if (!account) return message(texts.noAccountFor, { supplier, category: category ?? '–', rate: rate ?? '0' });
    booked.push({ cents, creditor: finder.creditorFor(facts, sum), ...account });
  }
  if (rounding !== 0) {
    const account = finder.roundingFor(facts);
    if (!account) return message(texts.noRoundingAccount, { amount: facts.rounding ?? '' });
    booked.push({ cents: rounding, creditor: booked[0]?.creditor, ...account });
  }
  if (booked.some(({ creditor }) => creditor === undefined)) return message(texts.noCreditorFor, { supplier });
  if (booked.some(({ cents }) => Math.abs(cents) > MOST_CENTS)) return message(texts.tooLargeToBook);
  return booked.map(({ cents, account, taxKey, creditor = '' }) => {
    const cells = {
      [AMOUNT]: amountText(Math.abs(cents)).replace('.', ','),
      'Soll/Haben-Kennzeichen': cents < 0 !== isCredit ? 'H' : 'S',
      'WKZ Umsatz': 'EUR',
      Konto: account,
      [CONTRA]: creditor,
      'BU-Schlüssel': taxKey,
      Belegdatum: `${date.slice(8)}${date.slice(5, 7)}`,
      'Belegfeld 1': reference(facts.number ?? ''),
      Buchungstext: cleaned(`${supplier} ${facts.number ?? ''}`, MOST_OF_TEXT),
      'Beleginfo - Art 1': 'Datei',
      'Beleginfo - Inhalt 1': cleaned(row.file, MOST_OF_INFO),
      Fälligkeit: dayMonthYear(facts.dueDate),
    };
    return { begin: `${begin}-${fiscalYear}`, date, cells: new Map(Object.entries(cells)) };
  });
}

/** An amount in cents with its accounts. */
interface Booked extends FoundAccount {
  cents: number;
  creditor: string | undefined;
}

/** Whether an invoice asks for amounts that are neither sales nor their rounding: payments to third parties. */
function hasOthers({ total, due, paid }: Facts, rounding: number): boolean {
  if (paid === undefined || due === null) return false;
  return signedCents(due) !== signedCents(total) - signedCents(paid ?? '0') + rounding;
}

function grossOf({ net, tax }: RateSum): number {
  return signedCents(net) + signedCents(tax ?? '0');
}

/** Returns an amount in cents, with its sign; NaN if it has no value. */
function signedCents(amount: string | null): number {
  const cents = centsOf(amount) ?? Number.NaN;
  return amount?.startsWith('-') ? -cents : cents;
}

function dayMonthYear(date: string | null): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? [];
  return `${day}${month}${year}`;
}

/** The lengths of texts: of a posting, of a document's number and of further information. */
const MOST_OF_TEXT = 60;
const MOST_OF_REFERENCE = 36;
const MOST_OF_INFO = 210;

/** Returns a number with the characters that DATEV allows, and that no spreadsheet evaluates. */
function reference(number: string): string {
  return number
    .normalize('NFKD')
    .replace(/[^\w$%/-]/g, '')
    .replace(/^-+/, '')
    .slice(0, MOST_OF_REFERENCE);
}

/** Returns a text without control characters, which no spreadsheet evaluates. */
function cleaned(text: string, most: number): string {
  const plain = text.normalize('NFC').toWellFormed().replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(withoutFormulas(plain)).slice(0, most).join('');
}

function batchText(begin: string, bookings: readonly Booking[], accounts: Accounts, now: Date): string {
  const lines = bookings.map(({ cells }) =>
    COLUMNS.map((name) => {
      const text = cells.get(name) ?? '';
      return NUMBERS.has(name) ? text : quoted(text);
    }).join(';'),
  );
  return [headerOf(begin, bookings, accounts, now), COLUMNS.join(';'), ...lines, ''].join('\r\n');
}

/** Returns the header, with its 31 fields. */
function headerOf(begin: string, bookings: readonly Booking[], accounts: Accounts, now: Date): string {
  const { consultant, client, accountLength, chart } = accounts;
  const days = bookings.map(({ date }) => date.replaceAll('-', '')).sort();
  const none = '';
  return [
    ...[quoted('EXTF'), 700, 21, quoted('Buchungsstapel'), 13, now.toISOString().replace(/\D/g, ''), none],
    ...[quoted('BW'), quoted(''), quoted(''), consultant, client, begin.replaceAll('-', ''), accountLength],
    ...[days[0] ?? none, days.at(-1) ?? none, quoted('Eingangsrechnungen'), quoted('')],
    // Financial accounting, for all purposes, not locked.
    ...[1, 0, 0, quoted('EUR'), none, quoted(''), none, none, quoted(chart), none, none, quoted(''), quoted('')],
  ].join(';');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

let bytesByCharacter: ReadonlyMap<string, number> | undefined;

/** Returns a text in Windows-1252 if it has all its characters, otherwise in UTF-8 with a byte order mark. */
function encoded(text: string): Uint8Array<ArrayBuffer> {
  bytesByCharacter ??= new Map(
    Array.from({ length: 256 }, (_, i) => [new TextDecoder('windows-1252').decode(Uint8Array.of(i)), i] as const),
  );
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const byte = bytesByCharacter.get(text[i] ?? '');
    if (byte === undefined) return new TextEncoder().encode(`\ufeff${text}`);
    bytes[i] = byte;
  }
  return bytes;
}
