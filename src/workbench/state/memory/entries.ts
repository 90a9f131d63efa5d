import { timeOf } from '../../engine/document/local-day.ts';
import { schemaPath } from '../../engine/document/names.ts';
import { numberInSeries } from '../../engine/document/number-in-series.ts';
import { contentsOf, isObject, partAt, text } from '../../engine/document/values.ts';

/** Kinds of entries: suppliers, customers, items, accounts, and the last number of a series. */
const kinds = ['supplier', 'customer', 'item', 'account', 'series'] as const;
export type Kind = (typeof kinds)[number];

/** An entry remembered from documents. */
export interface Entry {
  kind: Kind;
  /** Its search text: a name, an IBAN, a series. */
  name: string;
  value: Readonly<Record<string, unknown>>;
  /** What a supplier writes into every invoice. */
  usual?: Usual;
  /** Milliseconds since 1970. */
  usedAt: number;
}

/** What a supplier writes into every invoice, besides itself. */
export interface Usual {
  series?: string;
  /** The members of `payment.instructions`: account, way of payment. */
  instructions?: Readonly<Record<string, unknown>>;
  /** The terms of payment in words. */
  terms?: string;
  /** Days from the date of issue until payment is due. */
  days?: number;
  /** The supplier's own notes. */
  notes?: readonly unknown[];
  /** Chosen by the user, not learnt from documents. */
  status?: TaxStatus;
  /** Files that go with every e-mail. */
  files?: readonly KeptFile[];
  /** What national e-invoices ask for when they are saved, by option. */
  answers?: Readonly<Record<string, string>>;
}

/** A tax status, and what it writes into new invoices: tags, taxes of lines, members of `tax`, notes. */
export interface TaxStatus {
  key: string;
  tags?: readonly string[];
  taxes?: readonly Readonly<Record<string, unknown>>[];
  tax?: Readonly<Record<string, unknown>>;
  notes?: readonly unknown[];
}

export interface KeptFile {
  name: string;
  mime: string;
  /** In base64. */
  data: string;
}

/** Returns a learnt entry with what the known one has that documents do not teach: a credit note has no usual values at all. */
export function withKept(entry: Entry, known: Entry | undefined): Entry {
  if (known?.usual === undefined) return entry;
  if (entry.usual === undefined) return { ...entry, usual: known.usual };
  const { status, files, answers } = known.usual;
  const kept = { ...(status && { status }), ...(files && { files }), ...(answers && { answers }) };
  return { ...entry, usual: { ...entry.usual, ...kept } };
}

/** Returns a company with an answer to what an e-invoice asks for. */
export function withAnswer(entry: Entry, asked: string, answer: string): Entry {
  return { ...entry, usual: { ...entry.usual, answers: { ...entry.usual?.answers, [asked]: answer } } };
}

/** Returns the entries to remember from a document. */
export function entriesOf(content: unknown, usedAt: number): Entry[] {
  const document = contentsOf(content);
  const entry = (kind: Kind, value: unknown, by: string): Entry[] => {
    const name = isObject(value) ? text(value[by]) : undefined;
    return isObject(value) && name !== undefined ? [{ kind, name, value, usedAt }] : [];
  };
  const usual = usualIn(document);
  const code = text(partAt(document, ['code']));
  const series = text(partAt(document, ['series'])) ?? '';
  return [
    ...entry('supplier', partAt(document, ['supplier']), 'name').map((own) => (usual ? { ...own, usual } : own)),
    ...entry('customer', partAt(document, ['customer']), 'name'),
    ...listAt(document, 'lines').flatMap((line) => entry('item', partAt(line, ['item']), 'name')),
    ...[partAt(document, ['payment', 'instructions', 'credit_transfer'])]
      .flat()
      .flatMap((account) => entry('account', account, 'iban')),
    ...(code ? [{ kind: 'series' as const, name: series, value: { code }, usedAt }] : []),
  ];
}

/** Returns what a supplier writes into every invoice; undefined for corrections and other documents. */
function usualIn(document: unknown): Usual | undefined {
  const type = text(partAt(document, ['type'])) ?? 'standard';
  if (schemaPath(text(partAt(document, ['$schema'])) ?? '') !== 'bill/invoice' || type !== 'standard') return undefined;
  const series = text(partAt(document, ['series']));
  const instructions = partAt(document, ['payment', 'instructions']);
  const terms = text(partAt(document, ['payment', 'terms', 'notes']));
  const days = daysUntilDue(document);
  // The standard adds notes with a source itself.
  const notes = listAt(document, 'notes').filter((note) => isObject(note) && note.src === undefined);
  return {
    ...(series && { series }),
    ...(isObject(instructions) && { instructions }),
    ...(terms && { terms }),
    ...(days !== undefined && { days }),
    ...(notes.length > 0 && { notes }),
  };
}

const DAY = 86_400_000;

/** Returns the days from the date of issue to the only due date. */
function daysUntilDue(document: unknown): number | undefined {
  const dates = partAt(document, ['payment', 'terms', 'due_dates']);
  if (!Array.isArray(dates) || dates.length !== 1) return undefined;
  const due = timeOf(text(partAt(dates, [0, 'date'])) ?? '');
  const days = Math.round((due - (timeOf(text(partAt(document, ['issue_date'])) ?? '') || Date.now())) / DAY);
  return days >= 0 ? days : undefined;
}

function listAt(document: unknown, name: string): readonly unknown[] {
  const list = partAt(document, [name]);
  return Array.isArray(list) ? list : [];
}

/** Returns whether an entry has an earlier number than a known one: an older document was built again. */
export function isOlderNumber(entry: Entry, known: Entry): boolean {
  if (entry.kind !== 'series' || known.kind !== 'series' || entry.name !== known.name) return false;
  const [one, other] = [entry, known].map(({ value }) => numberInSeries(text(value.code) ?? ''));
  return one !== undefined && one.before === other?.before && one.value < other.value;
}

/** Returns entries as the text of a file. */
export function writeEntries(entries: readonly Entry[]): string {
  return `${JSON.stringify({ billwright: 'memory', entries }, null, 2)}\n`;
}

/** Returns the entries in a memory file; undefined for other files. */
export function readEntries(file: string): Entry[] | undefined {
  try {
    const content: unknown = JSON.parse(file);
    const entries = partAt(content, ['entries']);
    if (partAt(content, ['billwright']) !== 'memory' || !Array.isArray(entries)) return undefined;
    return entries.every(isEntry) ? entries : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || !isObject(value.value)) return false;
  return kinds.some((kind) => kind === value.kind) && typeof value.name === 'string' && Number.isFinite(value.usedAt);
}
