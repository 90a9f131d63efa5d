import { localDay, timeOf } from '../../engine/document/local-day.ts';
import { schemaPath } from '../../engine/document/names.ts';
import { numberInSeries } from '../../engine/document/number-in-series.ts';
import { contentsOf, countryOfParty, isObject, partAt, text } from '../../engine/document/values.ts';
import type { StoredIn } from '../stores/shapes/index.ts';

export type Entry = StoredIn<'memory'>;
export type Kind = Entry['kind'];
export type Usual = NonNullable<Entry['usual']>;
export type TaxStatus = NonNullable<Usual['status']>;
export type KeptFile = NonNullable<Usual['files']>[number];

/**
 * Returns a learnt entry completed with the values of the known one that documents do not contain. A credit note has no usual values at
 * all.
 */
export function withKept(entry: Entry, known: Entry | undefined): Entry {
  if (known?.usual === undefined) return entry;
  if (entry.usual === undefined) return { ...entry, usual: known.usual };
  const { status, files, answers } = known.usual;
  const kept = { ...(status && { status }), ...(files && { files }), ...(answers && { answers }) };
  return { ...entry, usual: { ...entry.usual, ...kept } };
}

/** Returns a company with an answer to a question of an e-invoice. */
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
    ...listAt(document, 'lines').flatMap((line) =>
      entry('item', partAt(line, ['item']), 'name').map((item) => ({ ...item, line: lineIn(line, document) })),
    ),
    ...[partAt(document, ['payment', 'instructions', 'credit_transfer'])]
      .flat()
      .flatMap((account) => entry('account', account, 'iban')),
    ...(code ? [{ kind: 'series' as const, name: series, value: { code }, usedAt }] : []),
  ];
}

/** Returns the values of a line, besides its item, that are likely to repeat: taxes, including withheld ones, and discounts in percent. */
function lineIn(line: unknown, document: unknown): NonNullable<Entry['line']> {
  const country = countryOfParty(partAt(document, ['customer']));
  const taxes = listAt(line, 'taxes');
  const discounts = listAt(line, 'discounts').flatMap((each) => {
    if (!isObject(each) || each.percent === undefined) return [];
    const { amount: _, base: _base, ...said } = each;
    return [said];
  });
  return {
    ...(taxes.length > 0 && { taxes }),
    ...(discounts.length > 0 && { discounts }),
    ...(country && { country }),
  };
}

/** Returns the values that a supplier writes into every invoice; undefined for corrections and other documents. */
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
  // Without a date, the document is issued today: the day counts, not the hour.
  const issued = timeOf(text(partAt(document, ['issue_date'])) ?? '') || timeOf(localDay());
  const days = (due - issued) / DAY;
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
