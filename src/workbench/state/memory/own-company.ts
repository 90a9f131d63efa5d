import { localDay } from '../../engine/document/local-day.ts';
import { schemaPath } from '../../engine/document/names.ts';
import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, countryOfParty, isObject, partAt, text } from '../../engine/document/values.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import type { Entry, TaxStatus, Usual } from './entries.ts';
import { withoutFigures } from './figures.ts';
import { codesInDrafts, nextFree } from './next-number.ts';

type Members = Readonly<Record<string, unknown>>;

/** Returns the user's company: the last used supplier, of a country if one is given. */
export function ownCompany(entries: readonly Entry[], country: string | undefined): Entry | undefined {
  return entries.find(
    ({ kind, value }) => kind === 'supplier' && (country === undefined || countryOfParty(value) === country),
  );
}

/** Returns a new document with the user's company and, in an invoice, its account, terms, series and next number. */
export function withOwnCompany(
  document: Members,
  entries: readonly Entry[],
  drafts: readonly Draft[],
  now = new Date(),
): Members {
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
  return {
    ...taxed,
    ...numbered(begun, own.usual.series, entries, drafts),
    ...usual,
    ...(all.length > 0 && { notes: all }),
  };
}

/** Returns the document of a text, begun with the company of entries; undefined if they have none for its country. */
export function begunWith(text: string, entries: readonly Entry[]): Members | undefined {
  const document = contentOf(text);
  if (!isObject(document)) return undefined;
  const begun = withOwnCompany(document, entries, useDrafts.getState().drafts);
  return begun === document ? undefined : begun;
}

/** Returns an invoice with the values that the tax status of its supplier writes. The taxes of lines are those of new lines in the form. */
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

/**
 * Returns a copy or correction as the user would type it. It has the next number of its series, which follows that of the original if this
 * browser remembers numbers, but not for this series.
 */
export function continued(
  made: Members,
  original: string,
  entries: readonly Entry[],
  drafts: readonly Draft[],
): Members {
  const typed = contentsOf(contentOf(original));
  const { series, code } = isObject(typed) ? typed : {};
  const isOfSeries = made.series === series;
  return withNextNumber(withoutFigures(made, typed), entries, drafts, isOfSeries ? text(code) : undefined);
}

/** Returns a document without a number with the one after the last of its series. Envelopes are left as they are. @internal */
export function withNextNumber(
  document: Members,
  entries: readonly Entry[],
  drafts: readonly Draft[],
  before?: string,
): Members {
  const isBill = schemaPath(text(document.$schema) ?? '').startsWith('bill/');
  if (!isBill || text(document.code) !== undefined) return document;
  return { ...document, ...numbered(document, text(document.series), entries, drafts, before) };
}

function numbered(
  document: Members,
  series: string | undefined,
  entries: readonly Entry[],
  drafts: readonly Draft[],
  before?: string,
): Members {
  const last = entries.find(({ kind, name }) => kind === 'series' && name === (series ?? ''));
  const schema = schemaPath(text(document.$schema) ?? '');
  const code = nextFree(text(last?.value.code) ?? before, codesInDrafts(drafts, { schema, series }));
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
