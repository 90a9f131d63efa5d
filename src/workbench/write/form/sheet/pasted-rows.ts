import { type Field, matchColumns } from '../../../../intake/columns.ts';
import { type DecimalSign, type NumberRead, readNumber, readPercentage } from '../../../../intake/numbers.ts';
import type { AskedRows } from '../../../state/drafts/open-question.ts';
import { fieldPath } from '../path.ts';
import type { Column } from './layouts.ts';

/** The meaning of the separator in an ambiguous cell: before thousands or before a fraction. */
export const meanings = ['thousands', 'fraction'] as const;
export type Meaning = (typeof meanings)[number];

interface PastedRows {
  entries: Record<string, unknown>[];
  /** The first ambiguous cell with its readings, in the order of `meanings`; absent if there is none, or the meaning is given. */
  asked?: Pick<AskedRows, 'asked' | 'readings'> | undefined;
  /** Headings without a matching column. */
  leftOut: readonly string[];
}

/**
 * Returns the entries in spreadsheet rows. Their cells belong to the table's columns from `first` on, or to the columns
 * of their headings. Numbers are read in the country's format; invalid ones stay visible unchanged.
 * @param meaning the reading of ambiguous cells
 */
export function rowsIn(
  text: string,
  columns: readonly Column[],
  first: number,
  decimal: DecimalSign,
  meaning?: Meaning,
): PastedRows {
  const rows = text.split(/\r\n?|\n/);
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

/** Table column paths by the content of spreadsheet columns. */
const pathsOfFields: Partial<Record<Field, string>> = {
  item: '.item.name',
  quantity: '.quantity',
  unit: '.item.unit',
  price: '.item.price',
  discount: '.discounts',
};

/** Returns the columns of a row of headings; undefined if it is not one. */
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
