import { type Field, matchColumns } from '../../../intake/columns.ts';
import { type DecimalSign, type NumberRead, readNumber, readPercentage } from '../../../intake/numbers.ts';
import type { AskedRows } from '../../drafts/open-question.ts';
import { fieldPath } from '../path.ts';
import type { Column } from './layouts.ts';

/** What a cell is that may be one of two numbers: with its sign before thousands, or before a fraction. */
export const meanings = ['thousands', 'fraction'] as const;
export type Meaning = (typeof meanings)[number];

interface PastedRows {
  entries: Record<string, unknown>[];
  /** The first cell that may be one of two numbers, its readings in the order of `meanings`; absent where there is none, or it was said what they mean. */
  asked?: Pick<AskedRows, 'asked' | 'readings'> | undefined;
  /** Headings of what has no column to be written in. */
  leftOut: readonly string[];
}

/**
 * Returns the entries in rows of a spreadsheet, their cells under a table's columns from `first` on, or as their headings
 * say; undefined for a text that is one cell. Numbers are read as people of the country write them; what is none stays as it is, to be seen.
 * @param meaning what cells are that may be one of two numbers
 */
export function rowsIn(
  text: string,
  columns: readonly Column[],
  first: number,
  decimal: DecimalSign,
  meaning?: Meaning,
): PastedRows | undefined {
  const rows = text.replace(/\r\n?/g, '\n').split('\n');
  while (rows.length > 1 && rows.at(-1) === '') rows.pop();
  if (rows.length === 1 && !rows[0]?.includes('\t')) return undefined;
  const isWritten = ({ kind }: Column) => kind === undefined || kind === 'discount';
  const cells = rows.map((row) => row.split('\t').map((each) => each.trim()));
  const headed = underHeadings(cells[0] ?? [], columns.filter(isWritten));
  const under = headed ?? columns.slice(first).filter(isWritten);
  const filled = headed ? cells.slice(1) : cells;
  let asked: PastedRows['asked'];
  const written = (read: NumberRead, cell: string): string => {
    if (read.kind !== 'ambiguous') return read.kind === 'number' ? read.text : cell;
    if (meaning === undefined) asked ??= { asked: cell, readings: read.readings };
    return read.readings[meaning === 'fraction' ? 1 : 0];
  };
  const entries = filled.map((row) => {
    const entry: Record<string, unknown> = {};
    for (const [index, cell] of row.entries()) {
      const column = under[index];
      if (!column || cell === '') continue;
      const { path, kind } = column;
      if (kind === 'discount') place(entry, path, [{ percent: written(readPercentage(cell, decimal), cell) }]);
      else place(entry, path, isNumber(path) ? written(readNumber(cell, decimal), cell) : cell);
    }
    return entry;
  });
  const isFilled = (index: number) => filled.some((row) => row[index]);
  const leftOut = headed ? (cells[0] ?? []).filter((name, index) => name && !headed[index] && isFilled(index)) : [];
  return { entries, asked, leftOut };
}

/** What columns of a spreadsheet hold, by the paths of those of a table. */
const pathsOfFields: Partial<Record<Field, string>> = {
  item: '.item.name',
  quantity: '.quantity',
  unit: '.item.unit',
  price: '.item.price',
  discount: '.discounts',
};

/** The columns under which cells stand by their headings; undefined where a row is none of headings. */
function underHeadings(row: readonly string[], columns: readonly Column[]): (Column | undefined)[] | undefined {
  if (row.some((cell) => /\d/.test(cell))) return undefined;
  const found = matchColumns(row).map((field) => {
    const path = field && pathsOfFields[field];
    return path === undefined ? undefined : columns.find((column) => fieldPath(column.path) === path);
  });
  return found.filter((column) => column !== undefined).length < 2 ? undefined : found;
}

function place(entry: Record<string, unknown>, path: Column['path'], value: unknown): void {
  const [name = '', inner] = path.map(String);
  if (inner === undefined) entry[name] = value;
  else entry[name] = { ...(entry[name] as object | undefined), [inner]: value };
}

function isNumber(path: Column['path']): boolean {
  return ['quantity', 'price', 'amount'].includes(String(path[1] ?? path[0]));
}
