import { type DecimalSign, readNumber, readPercentage } from '../../../intake/numbers.ts';
import type { Column } from './layouts.ts';

/**
 * Returns the entries in rows of a spreadsheet, their cells under a table's columns from `first` on; undefined for a text
 * that is one cell. Numbers are read as people of the country write them; what is none stays as it is, to be seen.
 */
export function rowsIn(
  text: string,
  columns: readonly Column[],
  first: number,
  decimal: DecimalSign,
): Record<string, unknown>[] | undefined {
  const rows = text.replace(/\r\n?/g, '\n').split('\n');
  while (rows.length > 1 && rows.at(-1) === '') rows.pop();
  if (rows.length === 1 && !rows[0]?.includes('\t')) return undefined;
  const under = columns.slice(first).filter(({ kind }) => kind === undefined || kind === 'discount');
  return rows.map((row) => {
    const entry: Record<string, unknown> = {};
    row.split('\t').forEach((cell, index) => {
      const column = under[index];
      if (column && cell.trim() !== '') place(entry, column, cell.trim(), decimal);
    });
    return entry;
  });
}

function place(entry: Record<string, unknown>, { path, kind }: Column, cell: string, decimal: DecimalSign): void {
  if (kind === 'discount') {
    const read = readPercentage(cell, decimal);
    entry.discounts = [{ percent: read.kind === 'number' ? read.text : cell }];
    return;
  }
  const [name = '', inner] = path.map(String);
  const value = ['quantity', 'price', 'amount'].includes(inner ?? name) ? asNumber(cell, decimal) : cell;
  if (inner === undefined) entry[name] = value;
  else entry[name] = { ...(entry[name] as object | undefined), [inner]: value };
}

/** Of two numbers that a cell may be the one that is written as the country does. */
function asNumber(cell: string, decimal: DecimalSign): string {
  const read = readNumber(cell, decimal);
  if (read.kind === 'ambiguous') return read.readings[0];
  return read.kind === 'number' ? read.text : cell;
}
