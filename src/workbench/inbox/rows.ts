/** The rows of the inbox: judged, filtered, sorted and summed up. */

import { groupBy } from '../../engine/model/group-by.ts';
import type { RuleClass } from '../../formats/rules/class.ts';
import type { Buyer } from '../../inbox/facts.ts';
import { judge } from '../../inbox/judge.ts';
import type { Flag, Row, Suggestion } from '../../inbox/row.ts';
import { noMemory } from '../../inbox/suppliers.ts';
import { amountToPay } from '../../inbox/to-pay.ts';
import { compareAmounts, plus } from '../engine/document/decimal.ts';
import { amountsWritten, daysWritten } from '../engine/document/ways-of-writing.ts';
import { finder } from '../ui/find.ts';
import type { Entry, Mark, Supplier } from './entry.ts';

export interface InboxRow {
  entry: Entry;
  row: Row;
}

/**
 * Returns the rows, judged next to each other and to the remembered invoices.
 * @param own the companies of the user, if remembered
 */
export function rowsOf(
  entries: readonly Entry[],
  suppliers: readonly Supplier[],
  own: readonly Buyer[] = [],
): InboxRow[] {
  const memory = {
    ...noMemory(),
    suppliers: Object.fromEntries(suppliers.map(({ key, invoices }) => [key, invoices])),
  };
  const rows = judge(
    entries.map(({ read }) => read),
    memory,
    own,
  );
  return entries.flatMap((entry, index) => {
    const row = rows[index];
    return row ? [{ entry, row }] : [];
  });
}

/** What is noticed about a file: a flag, or a class of broken rules. */
export type Finding = Flag['kind'] | RuleClass;

export interface Filter {
  shown: Suggestion | 'all';
  search: string;
}

export const noFilter: Filter = { shown: 'all', search: '' };

const CLASSES = ['format', 'content', 'business'] as const;

/** Returns the classes of rules that a file breaks, the gravest first. */
export function classesOf({ classes }: Entry): (typeof CLASSES)[number][] {
  return CLASSES.filter((each) => classes[each] > 0);
}

export function findingsOf({ entry, row }: InboxRow): Finding[] {
  return [...new Set<Finding>([...row.flags.map(({ kind }) => kind), ...classesOf(entry)])];
}

/** Returns the rows that pass a filter. @param wordsOf returns the words that the list shows for the status and the findings of a row */
export function filtered(
  rows: readonly InboxRow[],
  { shown, search }: Filter,
  wordsOf: (each: InboxRow) => readonly string[] = () => [],
): InboxRow[] {
  const isFound = finder(search);
  return rows.filter((each) => {
    const { entry, row } = each;
    if (shown !== 'all' && row.suggestion !== shown) return false;
    const { file, sender, vat, number, date, due_date, total, due, currency, format } = row;
    const days = [...daysWritten(date), ...daysWritten(due_date)];
    const amounts = [...amountsWritten(total, currency), ...amountsWritten(due, currency)];
    const texts = [file, sender, vat, number, ...days, ...amounts, currency, format];
    const codes = entry.read.broken.map(({ code }) => code);
    return isFound(...texts.map((text) => text ?? ''), ...codes, ...wordsOf(each));
  });
}

export const columns = ['bill', 'date', 'due', 'toPay', 'suggested'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  column: Column;
  descending: boolean;
}

/** From good to bad. */
const SUGGESTIONS = ['pay', 'nothing', 'ask', 'refuse'];

const VALUES: Readonly<Record<Column, (row: Row) => string | null>> = {
  bill: ({ sender, number }) => sender && [sender, number].filter(Boolean).join(' '),
  date: ({ date }) => date,
  due: ({ due_date }) => due_date,
  toPay: (row) => amountToPay(row) ?? row.total,
  suggested: ({ suggestion }) => String(SUGGESTIONS.indexOf(suggestion)),
};

/** Returns rows in an order; rows without a value come last. */
export function sorted(
  rows: readonly InboxRow[],
  { column, descending }: Sorting,
  compare: (a: string, b: string) => number,
): InboxRow[] {
  const sign = descending ? -1 : 1;
  const shownIn = VALUES[column];
  return rows.toSorted((a, b) => {
    const [one, other] = [shownIn(a.row), shownIn(b.row)];
    if (!one || !other) return Number(!one) - Number(!other);
    return sign * (column === 'toPay' ? compareAmounts(one, other) : compare(one, other));
  });
}

export type Week = 'overdue' | 'thisWeek' | 'nextWeek' | 'later' | 'undated';
export const weeks = ['overdue', 'thisWeek', 'nextWeek', 'later', 'undated'] as const satisfies readonly Week[];

/** Whether another file of the same bill counts. */
export function isOlder({ row: { bill, file } }: Pick<InboxRow, 'row'>): boolean {
  return bill !== null && bill !== file;
}

/** Returns rows with the files of each bill together, the one that counts first. */
export function stacked(rows: readonly InboxRow[]): InboxRow[] {
  const shown = new Set(rows.map(({ row }) => row.file));
  const isBelow = (each: InboxRow) => isOlder(each) && shown.has(each.row.bill ?? '');
  const below = groupBy(rows.filter(isBelow), ({ row }) => row.bill);
  return rows.flatMap((each) => (isBelow(each) ? [] : [each, ...(below.get(each.row.file) ?? [])]));
}

/** Marks of invoices that need no payment any more. */
const SETTLED: readonly Mark[] = ['paid', 'refused'];

/** Returns how many bills are to be paid, as suggested or as the user marked them. */
export function countToPay(rows: readonly InboxRow[]): number {
  return rows.filter(isToPay).length;
}

function isToPay({ entry, row }: InboxRow): boolean {
  const isWanted = row.suggestion === 'pay' || entry.mark === 'pay';
  return (
    isWanted && !row.credit && amountToPay(row) !== undefined && row.currency !== null && !SETTLED.includes(entry.mark)
  );
}

/** What is still to be paid in a currency: in all, and by when it is due. */
export type Totals = Partial<Record<Week, string>> & { currency: string; all: string };

/** Returns the amounts due of what is to be paid, as suggested or as the user marked it, by currency. @param today `2026-03-31` */
export function totalsOf(rows: readonly InboxRow[], today: string): Totals[] {
  const found = new Map<string, Totals>();
  for (const each of rows) {
    const { row } = each;
    const amount = amountToPay(row);
    if (amount === undefined || row.currency === null || !isToPay(each)) continue;
    const { currency } = row;
    const sums = found.get(currency) ?? { currency, all: '0' };
    const week = weekOf(row.due_date, today);
    found.set(currency, { ...sums, all: plus(sums.all, amount), [week]: plus(sums[week] ?? '0', amount) });
  }
  return [...found.values()];
}

/** Weeks begin on Mondays. Nobody knows when an invoice without a due date is overdue. */
function weekOf(day: string | null, today: string): Week {
  if (day === null) return 'undated';
  if (day < today) return 'overdue';
  const monday = new Date(`${today}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() + 7 - ((monday.getUTCDay() + 6) % 7));
  if (day < monday.toISOString().slice(0, 10)) return 'thisWeek';
  monday.setUTCDate(monday.getUTCDate() + 7);
  return day < monday.toISOString().slice(0, 10) ? 'nextWeek' : 'later';
}
