/** What the page of documents knows about each document that was written or received. */

import { bareNumber } from '../../countries/union-number.ts';
import { groupBy } from '../../engine/model/group-by.ts';
import { schemaPath } from '../engine/document/names.ts';
import { numberInSeries, writtenNumber } from '../engine/document/number-in-series.ts';
import { plainNumber } from '../engine/document/plain-number.ts';
import { contentsOf, isObject, partAt, text } from '../engine/document/values.ts';
import type { ShownTerm } from '../engine/worker/inspect.ts';
import type { StoredIn } from '../state/stores/shapes/index.ts';
import { factsOf } from './received/facts.ts';

export type DocumentRecord = StoredIn<'documents'>;

interface Source {
  way: DocumentRecord['way'];
  draft: string;
  text: string;
  file?: File | undefined;
  /** The business terms of a received e-invoice. */
  terms?: readonly Pick<ShownTerm, 'id' | 'value'>[];
  /** The name of the format, or an empty text for paper. */
  savedAs?: string;
  now: number;
}

/** The data of a document that a list shows. */
export type Summary = Pick<DocumentRecord, 'party' | 'date' | 'due' | 'amount' | 'currency' | 'isPaid'>;

/** Returns the summary of a built document, numbered or not. */
export function summaryOf(content: unknown, { way, terms = [] }: Pick<Source, 'way' | 'terms'>): Summary {
  const document = contentsOf(content);
  const { amount, currency, due, isPaid, isCredit } = factsOf(document, terms);
  return {
    party: nameOf(partAt(document, [way === 'written' ? 'customer' : 'supplier'])),
    date: text(partAt(document, ['issue_date'])),
    due,
    amount: amount !== undefined && isCredit && !amount.startsWith('-') ? `-${amount}` : amount,
    currency,
    isPaid,
  };
}

/** Returns the record of a built document; undefined if it has no number. */
export function recordOf(
  content: unknown,
  { way, terms = [], savedAs, now, ...source }: Source,
): DocumentRecord | undefined {
  const document = contentsOf(content);
  const code = text(partAt(document, ['code']));
  if (code === undefined) return undefined;
  const schema = schemaPath(text(partAt(document, ['$schema'])) ?? '');
  const series = text(partAt(document, ['series'])) ?? '';
  const supplier = supplierOf(document);
  const isEnvelope = isObject(content) && content !== document;
  const signatures = isEnvelope ? partAt(content, ['sigs']) : undefined;
  return {
    ...source,
    way,
    key: JSON.stringify([way, supplier, text(partAt(document, ['type'])) ?? schema, series, code]),
    schema,
    series,
    code,
    supplier,
    ...summaryOf(content, { way, terms }),
    isSigned: Array.isArray(signatures) && signatures.length > 0,
    savedAs: savedAs === undefined ? [] : [savedAs],
    changedAt: now,
  };
}

function nameOf(party: unknown): string {
  return text(partAt(party, ['name'])) ?? text(partAt(party, ['alias'])) ?? '';
}

/** Returns the tax number of a document's supplier, otherwise its name. */
export function supplierOf(document: unknown): string {
  const party = partAt(document, ['supplier']);
  const number = text(partAt(party, ['tax_id', 'code']));
  const country = text(partAt(party, ['tax_id', 'country'])) ?? '';
  return number === undefined ? nameOf(party) : `${country}${bareNumber(country, number)}`;
}

/** Returns a record completed from an earlier one of the same document. */
export function merged(record: DocumentRecord, known: DocumentRecord | undefined): DocumentRecord {
  if (known === undefined) return record;
  return {
    ...record,
    savedAs: [...new Set([...known.savedAs, ...record.savedAs])],
    isPaid: record.isPaid || known.isPaid,
    file: record.file ?? known.file,
  };
}

/** Why a record deserves a second look. */
export interface Doubt {
  /** The other record. */
  other: DocumentRecord;
  kind: 'same-number' | 'same-amount';
}

/**
 * Returns the records that may be of the same document as another one: the same supplier and number in another spelling, or the same
 * supplier, day and amount under another number.
 */
export function doubtsIn(records: readonly DocumentRecord[]): ReadonlyMap<string, Doubt> {
  const found = new Map<string, Doubt>();
  const note = (kind: Doubt['kind'], keyOf: (record: DocumentRecord) => string | undefined) => {
    const first = new Map<string, DocumentRecord>();
    for (const record of records) {
      const key = keyOf(record);
      const other = key === undefined ? undefined : first.get(key);
      if (key !== undefined && other === undefined) first.set(key, record);
      if (other && !found.has(record.key)) found.set(record.key, { kind, other });
    }
  };
  note('same-number', ({ way, supplier, series, code }) =>
    JSON.stringify([way, supplier, plainNumber(`${series}/${code}`)]),
  );
  note('same-amount', ({ way, supplier, party, date, amount, currency }) =>
    date && amount && Number(amount) !== 0 ? JSON.stringify([way, supplier, party, date, amount, currency]) : undefined,
  );
  return found;
}

/** A series of written documents. */
export interface Series {
  supplier: string;
  name: string;
  first: string;
  last: string;
  count: number;
  /** The numbers between the first and the last that no document has, up to a maximum. */
  missing: readonly string[];
  /** The number of all missing ones. */
  missingCount: number;
}

/** The maximum number of missing numbers to name. */
const NAMED = 5;

/** Returns the series of written documents, with the gaps in their numbers. */
export function seriesIn(records: readonly DocumentRecord[]): Series[] {
  const counted = records.flatMap((record) => {
    const number =
      record.way === 'written' && record.schema === 'bill/invoice' ? numberInSeries(record.code) : undefined;
    return number ? [{ record, number }] : [];
  });
  const groups = groupBy(counted, ({ record, number }) =>
    JSON.stringify([record.supplier, record.series, number.before]),
  );
  return [...groups.values()].map((entries) => {
    const sorted = entries.toSorted((a, b) => Number(a.number.value - b.number.value));
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a group has an entry');
    const missing: string[] = [];
    let missingCount = 0;
    for (const [index, { number }] of sorted.entries()) {
      const next = sorted[index + 1]?.number.value ?? number.value + 1n;
      missingCount += Math.max(0, Number(next - number.value - 1n));
      for (let value = number.value + 1n; value < next && missing.length < NAMED; value++) {
        missing.push(writtenNumber({ ...number, value }));
      }
    }
    const { supplier, series: name } = first.record;
    const codes = new Set(entries.map(({ record }) => record.code));
    return {
      supplier,
      name,
      first: first.record.code,
      last: last.record.code,
      count: codes.size,
      missing,
      missingCount,
    };
  });
}

/** Returns records as the text of a file, without the files they came from. */
export function writeRecords(records: readonly DocumentRecord[]): string {
  return `${JSON.stringify({ billwright: 'documents', documents: records.map(({ file, ...record }) => record) }, null, 2)}\n`;
}
