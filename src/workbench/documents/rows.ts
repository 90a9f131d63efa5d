import { numberOf } from '../../paper/bill-number.ts';
import { compareAmounts, plus } from '../engine/document/decimal.ts';
import { describe } from '../engine/document/description.ts';
import { contentOf } from '../engine/document/text.ts';
import { amountsWritten, daysWritten } from '../engine/document/ways-of-writing.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { titleOf } from '../state/drafts/titles.ts';
import { finder } from '../ui/find.ts';
import { type DocumentRecord, type Doubt, doubtsIn, recordOf, type Summary } from './record.ts';

export type Shown = 'all' | 'written' | 'received' | 'drafts';

/** A row of the page of documents: a document that is kept, or a draft. */
export interface DocumentRow {
  key: string;
  shown: Exclude<Shown, 'all'>;
  number: string;
  party: string;
  date: string | undefined;
  due: string | undefined;
  amount: string | undefined;
  currency: string | undefined;
  /** The kept document; a draft has none. */
  record: DocumentRecord | undefined;
  /** The formats in which it was saved; empty for paper. */
  savedAs: readonly string[];
  /** The draft to show. */
  draft: string;
  /** Its identity: that of the kept document, or what a draft would get. A draft without a number has none. */
  identity: DocumentRecord | undefined;
}

/** Returns the drafts that are not among the documents. */
export function openDrafts(records: readonly DocumentRecord[], drafts: readonly Draft[]): Draft[] {
  const known = new Set(records.map(({ draft }) => draft));
  return drafts.filter(({ id, text }) => !known.has(id) && !describe(text).isXml);
}

/** Returns the rows of drafts, with their totals if known by their texts, and of documents. */
export function rowsOf(
  records: readonly DocumentRecord[],
  drafts: readonly Draft[],
  summaries: ReadonlyMap<string, Summary> = new Map(),
): DocumentRow[] {
  return [...drafts.map((draft) => draftRow(draft, summaries.get(draft.text))), ...records.map(recordRow)];
}

function recordRow(record: DocumentRecord): DocumentRow {
  const { key, way, series, code, draft, party, date, due, amount, currency, savedAs } = record;
  const number = numberOf({ series, code }, describe(record.text).country);
  return { key, shown: way, number, party, date, due, amount, currency, record, savedAs, draft, identity: record };
}

function draftRow(draft: Draft, summary: Summary | undefined): DocumentRow {
  const { id, text, changedAt, savedAs = [] } = draft;
  const source = { way: 'written', draft: id, text, now: changedAt } as const;
  const found = recordOf(contentOf(text), source);
  const { party = '', date, due, amount, currency } = summary ?? found ?? {};
  const row = { party, date, due, amount, currency };
  return {
    key: id,
    shown: savedAs.length > 0 ? 'written' : 'drafts',
    number: titleOf(draft),
    ...row,
    record: undefined,
    savedAs,
    draft: id,
    identity: found && { ...found, key: id },
  };
}

/** Returns the rows that may be of the same document as another one, by their keys. Of a document and a draft, that is the draft. */
export function doubtsAmong(rows: readonly DocumentRow[]): ReadonlyMap<string, Doubt> {
  const kept = rows.filter(({ record }) => record);
  const open = rows.filter(({ record }) => !record);
  return doubtsIn([...kept, ...open].flatMap(({ identity }) => identity ?? []));
}

/** Returns the number of rows of each kind. */
export function countsOf(rows: readonly DocumentRow[]): Record<Shown, number> {
  const counts = { all: rows.length, written: 0, received: 0, drafts: 0 };
  for (const { shown } of rows) counts[shown]++;
  return counts;
}

/** Returns the rows of a kind that have all words of a search. */
export function foundIn(rows: readonly DocumentRow[], shown: Shown, search: string): DocumentRow[] {
  const isFound = finder(search);
  return rows.filter(
    (row) =>
      (shown === 'all' || row.shown === shown) &&
      isFound(
        row.number,
        row.party,
        ...daysWritten(row.date),
        ...daysWritten(row.due),
        ...amountsWritten(row.amount, row.currency),
        row.currency ?? '',
      ),
  );
}

export const columns = ['number', 'party', 'date', 'due', 'amount'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  column: Column;
  descending: boolean;
}

/** Returns rows in an order; rows without a value come last. */
export function sorted(
  rows: readonly DocumentRow[],
  { column, descending }: Sorting,
  compare: (a: string, b: string) => number,
): DocumentRow[] {
  const sign = descending ? -1 : 1;
  const order = (a: string, b: string) => (column === 'amount' ? compareAmounts(a, b) : compare(a, b));
  return rows.toSorted((a, b) => {
    const [one, other] = [a[column], b[column]];
    if (!one || !other) return Number(!one) - Number(!other);
    return sign * order(one, other);
  });
}

/** Returns whether a document, or a draft, was written in France, where its issuer reports it. */
export function isIssuedInFrance({ shown, identity }: DocumentRow): boolean {
  return shown !== 'received' && identity !== undefined && describe(identity.text).country === 'FR';
}

/** Returns whether a document is due before a day and not paid. */
export function isOverdue({ due, record }: DocumentRow, today: string): boolean {
  return due !== undefined && due < today && record?.isPaid === false;
}

/** Returns what customers still have to pay, by currency. */
export function openAmounts(records: readonly DocumentRecord[]): Map<string, string> {
  const sums = new Map<string, string>();
  for (const { isPaid, amount, currency, ...record } of records) {
    if (record.way !== 'written' || isPaid || amount === undefined || currency === undefined) continue;
    sums.set(currency, plus(sums.get(currency) ?? '0', amount));
  }
  return sums;
}
