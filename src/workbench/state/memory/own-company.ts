import { localDay } from '../../engine/document/local-day.ts';
import { schemaPath } from '../../engine/document/names.ts';
import { nextNumber } from '../../engine/document/number-in-series.ts';
import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, isObject, partAt, text } from '../../engine/document/values.ts';
import { withDueDates } from './due-dates.ts';
import type { Entry, TaxStatus, Usual } from './entries.ts';
import { withoutFigures } from './figures.ts';

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
  if (path !== 'bill/invoice' || own.usual === undefined) return begun;
  const taxed = withStatus(begun, own.usual.status);
  if ((text(document.type) ?? 'standard') !== 'standard') return taxed;
  const { notes = [], ...usual } = usualMembers(own.usual, now);
  const all = [...listOf(taxed.notes), ...notes];
  return { ...taxed, ...numbered(own.usual.series, entries), ...usual, ...(all.length > 0 && { notes: all }) };
}

/** Returns an invoice with what the tax status of its supplier writes. The taxes of lines are those of new lines in the form. */
function withStatus(document: Members, status: TaxStatus | undefined): Members {
  if (status === undefined) return document;
  const tags = [...new Set([...listOf(document.$tags), ...(status.tags ?? [])])];
  const notes = [...listOf(document.notes), ...(status.notes ?? [])];
  return {
    ...document,
    ...(tags.length > 0 && { $tags: tags }),
    ...(status.tax && { tax: { ...(isObject(document.tax) ? document.tax : {}), ...status.tax } }),
    ...(notes.length > 0 && { notes }),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a copy as the user would type it: with the due dates and the number that continue those of the original. */
export function continued(copy: Members, original: string, entries: readonly Entry[]): Members {
  const typed = contentsOf(contentOf(original));
  return withNextNumber(withDueDates(withoutFigures(copy, typed), typed), entries);
}

/** Returns a document without a number with the one after the last of its series. Envelopes are left as they are. @internal */
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

function usualMembers({ instructions, terms, days, notes }: Usual, now: Date) {
  const dates = days !== undefined && { key: 'due-date', due_dates: [{ date: localDay(now, days), percent: '100%' }] };
  const conditions = { ...dates, ...(terms && { notes: terms }) };
  const payment = {
    ...(Object.keys(conditions).length > 0 && { terms: conditions }),
    ...(instructions && { instructions }),
  };
  return { ...(Object.keys(payment).length > 0 && { payment }), ...(notes && { notes }) };
}
