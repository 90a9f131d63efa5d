/** The list of the inbox as a table, for spreadsheets. */

import { csvRecord } from '../../engine/text/csv.ts';
import type { Message } from '../../engine/text/message.ts';
import type { Row } from '../row.ts';

type Cell = string | number;

const VALUES = {
  file: ({ file }) => file,
  suggestion: ({ suggestion }) => suggestion,
  why: ({ why }, say) => say(why),
  sender: ({ sender }) => sender ?? '',
  vat: ({ vat }) => vat ?? '',
  number: ({ number }) => number ?? '',
  date: ({ date }) => date ?? '',
  due_date: ({ due_date }) => due_date ?? '',
  currency: ({ currency }) => currency ?? '',
  total: ({ total }) => amountIn(total),
  due: ({ due }) => amountIn(due),
  credit: ({ credit }) => (credit ? 'yes' : ''),
  verdict: ({ verdict }) => verdict,
  flags: ({ flags }) => [...new Set(flags.map(({ kind }) => kind))].join(' '),
  format: ({ format }) => format,
  digest: ({ digest }) => digest,
  bill: ({ bill }) => bill ?? '',
} satisfies Record<string, (row: Row, say: (said: Message) => string) => Cell>;

export type Column = keyof typeof VALUES;

export const columns = Object.keys(VALUES) as readonly Column[];

/** Returns the table with its header. Amounts are numbers. */
export function tableOf(rows: readonly Row[], chosen: readonly Column[], say: (said: Message) => string): Cell[][] {
  return [[...chosen], ...rows.map((row) => chosen.map((column) => VALUES[column](row, say)))];
}

/** Returns the table in RFC 4180 format, after a byte order mark. Texts that begin like a formula are not evaluated. */
export function csvOf(table: readonly (readonly Cell[])[]): string {
  return `\ufeff${table.map((record) => csvRecord(record)).join('')}`;
}

/** Returns the table as a workbook, in which texts are texts. */
export async function workbookOf(table: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const data = table.map((row) =>
    row.map((value) => {
      if (typeof value === 'number') return { type: Number, value, format: '0.00' };
      return value === '' ? null : { type: String, value };
    }),
  );
  return new Uint8Array(await (await writeExcelFile(data).toBlob()).arrayBuffer());
}

function amountIn(amount: string | null): Cell {
  return amount === null || !/^-?\d{1,13}(?:\.\d+)?$/.test(amount) ? (amount ?? '') : Number(amount);
}
