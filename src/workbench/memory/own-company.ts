import { localDay } from '../document/local-day.ts';
import { schemaPath } from '../document/names.ts';
import { partAt, text } from '../document/values.ts';
import { type Entry, nextNumber, type Usual } from './entries.ts';

type Members = Readonly<Record<string, unknown>>;

/** Returns the user's company: of suppliers in a country, if one is wanted, the last used. */
export function ownCompany(entries: readonly Entry[], country: string | undefined): Entry | undefined {
  return entries.find(
    ({ kind, value }) => kind === 'supplier' && (country === undefined || countryOf(value) === country),
  );
}

function countryOf(party: Members): string | undefined {
  return text(partAt(party, ['tax_id', 'country'])) ?? text(partAt(party, ['addresses', 0, 'country']));
}

/** Returns a new document with the user's company and, in an invoice, its account, terms, series and next number. */
export function withOwnCompany(document: Members, entries: readonly Entry[], now = new Date()): Members {
  const path = schemaPath(text(document.$schema) ?? '');
  const wanted = text(document.$regime) ?? text(partAt(document, ['supplier', 'tax_id', 'country']));
  const own = path.startsWith('bill/') ? ownCompany(entries, wanted) : undefined;
  if (own === undefined) return document;
  const begun = { ...document, supplier: own.value };
  const isOrdinary = path === 'bill/invoice' && (text(document.type) ?? 'standard') === 'standard';
  if (!isOrdinary || own.usual === undefined) return begun;
  return { ...begun, ...numbered(own.usual.series, entries), ...usualMembers(own.usual, now) };
}

/** Returns a document without a number with the one after the last of its series. Envelopes are left as they are. */
export function withNextNumber(document: Members, entries: readonly Entry[]): Members {
  const isBill = schemaPath(text(document.$schema) ?? '').startsWith('bill/');
  if (!isBill || text(document.code) !== undefined) return document;
  return { ...document, ...numbered(text(document.series), entries) };
}

function numbered(series: string | undefined, entries: readonly Entry[]): Members {
  const last = entries.find(({ kind, name }) => kind === 'series' && name === (series ?? ''));
  const code = nextNumber(text(last?.value.code) ?? '');
  return { ...(series && { series }), ...(code && { code }) };
}

function usualMembers({ instructions, terms, days, notes }: Usual, now: Date): Members {
  const dates = days !== undefined && { key: 'due-date', due_dates: [{ date: localDay(now, days), percent: '100%' }] };
  const conditions = { ...dates, ...(terms && { notes: terms }) };
  const payment = {
    ...(Object.keys(conditions).length > 0 && { terms: conditions }),
    ...(instructions && { instructions }),
  };
  return { ...(Object.keys(payment).length > 0 && { payment }), ...(notes && { notes }) };
}
