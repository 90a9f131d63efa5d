/** The books of a batch as files: CSV, and an Excel workbook with sums. */

import { say } from '../../ui/texts/say.ts';
import { csvOf, inDecimals } from './export.ts';
import type { Row } from './row.ts';
import { AMOUNTS, cellShown, monthShown, rateShown, sheetWriting } from './shown.ts';
import { type Column, cellOf } from './sort.ts';
import { sumsOf } from './sums.ts';
import * as texts from './texts.ts';

/** The columns in order, with their headings. */
export const bookColumns: readonly (readonly [Column, string])[] = [
  ['status', texts.status],
  ['number', texts.number],
  ['date', texts.date],
  ['supplier', texts.supplier],
  ['customer', texts.customer],
  ['net', texts.net],
  ['tax', texts.tax],
  ['total', texts.total],
  ['currency', texts.currency],
  ['format', texts.format],
  ['name', texts.file],
];

/** Returns the books as CSV, a line per document. */
export function booksAsCsv(rows: readonly Row[]): string {
  const head = bookColumns.map(([, heading]) => say(heading));
  const written = (row: Row, column: Column) =>
    AMOUNTS.includes(column) ? inDecimals(cellOf(row, column)) : cellShown(row, column);
  return csvOf([head, ...rows.map((row) => bookColumns.map(([column]) => written(row, column)))]);
}

/** Returns the books as a workbook: the documents, and their sums by month and rate. Amounts are numbers and dates are dates. */
export async function booksAsXlsx(rows: readonly Row[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const head = (names: readonly string[]) => names.map((name) => ({ value: say(name), fontWeight: 'bold' as const }));
  const documents = rows.map((row) =>
    bookColumns.map(([column]) => {
      const cell = cellOf(row, column);
      if (AMOUNTS.includes(column)) return amount(cell);
      if (column === 'date') return day(cell);
      return cellShown(row, column);
    }),
  );
  const sums = sumsOf(rows).map(({ month, currency, rate, documents: count, base, tax }) => [
    monthShown(month),
    currency,
    rateShown(rate),
    count,
    amount(base),
    amount(tax),
  ]);
  const sumHeads = [texts.month, texts.currency, texts.rateColumn, texts.documents, texts.base, texts.tax];
  const blob = await writeExcelFile([
    {
      sheet: say(texts.documents),
      data: [head(bookColumns.map(([, name]) => name)), ...documents],
      stickyRowsCount: 1,
    },
    { sheet: say(texts.sums), data: [head(sumHeads), ...sums], stickyRowsCount: 1 },
  ]).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

function amount(text: string) {
  return text === '' ? null : { value: Number(text), type: Number, format: '#,##0.00' };
}

function day(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : { value: date, type: Date, format: sheetWriting().dates };
}
