/** Tables as programs write them: CSV with any separator, TSV, and workbooks of Excel (XLSX). Cells are texts; dates of workbooks are in ISO 8601. */

import { type Message, message } from '../engine/text/message.ts';
import { knownNames, matchColumns } from './columns.ts';
import { Sums } from './sums.ts';

/** A table: rows of cells, each row as long as the longest. Left out are rows without a text, titles above the names of the columns, and sums of what stands above them. */
export interface Table {
  /** Of a workbook, the sheet. */
  name: string;
  rows: string[][];
  /** The numbers of the rows in the file, from 1. */
  numbers: readonly number[];
  /** The rows of sums, with what they say. */
  left: { number: number; text: string }[];
}

/** Rows that are read, and columns. */
const MOST_ROWS = 200_000;
const MOST_COLUMNS = 200;

/** Rows by which it is told whether a text is a table. */
const LOOKED_AT = 20;

const SEPARATORS = ['\t', ';', ',', '|'];

/** Returns the table of a text; undefined for a text that is none: that has not the same columns in nearly every line. */
export async function tableIn(text: string, name = ''): Promise<Table | undefined> {
  const separator = separatorOf(text, /\.(?:csv|tsv|tab)$/i.test(name));
  if (separator === undefined) return undefined;
  const { default: papa } = await import('papaparse');
  // The line that only says the separator is no row.
  const rest = text.replace(/^\ufeff?"?sep=.[^\n]*\n/, '');
  const { data } = papa.parse<string[]>(rest, { delimiter: separator, preview: MOST_ROWS });
  const table = tableOf(data.map((row) => row.map((cell) => cell.trim())));
  return table.rows.length < 2 ? undefined : { name: '', ...table };
}

/** Returns what parts the cells of a text, by its first lines; undefined where none does so evenly. */
function separatorOf(text: string, isNamedSo: boolean): string | undefined {
  // Excel may say it itself in the first line.
  const [, said] = /^\ufeff?"?sep=(.)/.exec(text) ?? [];
  if (said !== undefined) return said;
  const lines = beginningOf(text);
  if (lines.length < 2) return undefined;
  const counted = SEPARATORS.map((separator) => {
    const [first = 0, ...others] = lines.map((line) => countOutside(line, separator));
    const same = others.filter((count) => count === first).length;
    return { separator, first, isEven: first > 0 && same >= others.length * 0.8 };
  });
  const even = counted.filter(({ isEven }) => isEven).sort((a, b) => b.first - a.first);
  // Commas stand in sentences too: of two even ones the other counts.
  const best = even.find(({ separator }) => separator !== ',') ?? even[0];
  if (best) return best.separator;
  return isNamedSo ? counted.sort((a, b) => b.first - a.first).find(({ first }) => first > 0)?.separator : undefined;
}

/** The first lines; one that goes on within quotation marks is one. */
function beginningOf(text: string): string[] {
  const lines: string[] = [];
  let open = '';
  for (const line of text.slice(0, 100_000).split(/\r\n|\r|\n/)) {
    const whole = open === '' ? line : `${open}\n${line}`;
    if (whole.split('"').length % 2 === 0) open = whole;
    else {
      open = '';
      if (whole.trim() !== '') lines.push(whole);
    }
    if (lines.length === LOOKED_AT) break;
  }
  return lines;
}

/** How often a separator stands in a line, outside of quotation marks. */
function countOutside(line: string, separator: string): number {
  return line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .reduce((sum, part) => sum + part.split(separator).length - 1, 0);
}

/** Returns the sheets of a workbook that have something in them; or why it cannot be read. What it unpacks to has been bounded before. */
export async function sheetsIn(bytes: Uint8Array<ArrayBuffer>): Promise<Table[] | { what: Message }> {
  const { default: readSheets } = await import('read-excel-file/universal');
  try {
    const sheets = await readSheets(bytes.buffer, { parseNumber: (text: string) => plainNumber(text) });
    return sheets
      .map(({ sheet, data }) => ({
        name: sheet,
        ...tableOf(data.slice(0, MOST_ROWS).map((row) => row.map(cellText))),
      }))
      .filter(({ rows }) => rows.length > 1);
  } catch {
    return { what: message('The workbook of Excel cannot be read: it is damaged, or encrypted.') };
  }
}

/** Returns a number of a workbook without what floating point adds to it: `0.30000000000000004` is `0.3`. */
function plainNumber(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) && /[eE]|\d{15}/.test(text) ? String(Number(number.toPrecision(15))) : text;
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** Rows above the names of the columns, among which they are looked for. */
const MOST_TITLES = 15;

/** The table that is in rows as they stand in a file. */
function tableOf(rows: readonly (readonly string[])[]): Omit<Table, 'name'> {
  const filled = rows
    .map((cells, i) => ({ cells, number: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== '' && !/^:?-{2,}:?$/.test(cell)));
  const whole = even(filled.map(({ cells }) => cells));
  const at = whole.slice(0, MOST_TITLES).findIndex((row) => knownNames(row) >= 2);
  const sums = new Sums(at < 0 ? [] : matchColumns(whole[at] ?? []));
  const kept: { cells: string[]; number: number }[] = [];
  const left: Table['left'] = [];
  for (const [i, cells] of whole.entries()) {
    const number = filled[i]?.number ?? i + 1;
    if (i < at) continue;
    if (i > at && sums.isSum(cells)) left.push({ number, text: cells.filter((cell) => cell !== '').join(' ') });
    else kept.push({ cells, number });
  }
  return { rows: even(kept.map(({ cells }) => cells)), numbers: kept.map(({ number }) => number), left };
}

/** Rows of the same length, without columns that are empty. */
function even(filled: readonly (readonly string[])[]): string[][] {
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...filled.slice(0, 1000).map((row) => row.length)));
  const columns = Array.from({ length: width }, (_, i) => i).filter((i) => filled.some((row) => (row[i] ?? '') !== ''));
  return filled.map((row) => columns.map((i) => row[i] ?? ''));
}
