/**
 * Tables as programs write them: CSV with any separator, TSV, Excel workbooks (XLSX) and LibreOffice spreadsheets
 * (ODS). Cells are texts; dates of workbooks are in ISO 8601.
 */

import { zipSync } from 'fflate';
import { type Message, message } from '../engine/text/message.ts';
import type { PackedFile } from './archive.ts';
import { FormattedCells, numberShown } from './cell-formats.ts';
import { knownNames, matchColumns } from './columns.ts';
import { Sums } from './sums.ts';
import * as texts from './texts.ts';

/** A table of rows of equal length. Empty rows, titles above the column names, and sum rows are removed. */
export interface Table {
  /** The name of the sheet in a workbook. */
  name: string;
  rows: string[][];
  /** The row numbers in the file, from 1. */
  numbers: readonly number[];
  /** The removed sum rows with their text. */
  left: { number: number; text: string }[];
}

/** The maximum numbers of rows, cells and columns. */
const MOST_ROWS = 200_000;
const MOST_CELLS = 10_000_000;
const MOST_COLUMNS = 200;
/** The maximum number of characters of a workbook's cells. Many cells can share one text. */
const MOST_CHARACTERS = 64_000_000;

const tooLong = message(texts.tableTooLong, {
  rows: MOST_ROWS,
});

/** The number of rows used to decide whether a text is a table. */
const LOOKED_AT = 20;

const SEPARATORS = ['\t', ';', ',', '|'];

/**
 * Returns the table of a text; undefined if it is not a table, with the same columns in nearly every line; or the
 * reason why it is not read.
 */
export async function tableIn(text: string, name = ''): Promise<Table | { what: Message } | undefined> {
  const isNamedSo = /\.(?:csv|tsv|tab)$/i.test(name);
  const separator = separatorOf(text, isNamedSo);
  if (separator === undefined) return undefined;
  const { default: papa } = await import('papaparse');
  // A line with only the separator is not a row.
  const rest = text.replace(/^\ufeff?"?sep=.[^\n]*\n/, '');
  const { data } = papa.parse<string[]>(rest.trimEnd(), { delimiter: separator, preview: MOST_ROWS + 2 });
  if (data.length > MOST_ROWS + 1) return { what: tooLong };
  const table = tableOf(data.map((row) => row.map((cell) => cell.trim())));
  // A separator that only ends each line separates nothing, as in a program's statements.
  const isOne = table.rows.every((row) => row.slice(1).every((cell) => cell === ''));
  return table.rows.length < 2 || (isOne && !isNamedSo) ? undefined : { name: '', ...table };
}

/** Returns the separator of cells, by the first lines; undefined if no separator occurs evenly. */
function separatorOf(text: string, isNamedSo: boolean): string | undefined {
  // Excel may declare it in the first line.
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
  // Commas also occur in sentences, so any other even separator wins.
  const best = even.find(({ separator }) => separator !== ',') ?? even[0];
  if (best) return best.separator;
  return isNamedSo ? counted.sort((a, b) => b.first - a.first).find(({ first }) => first > 0)?.separator : undefined;
}

/** Returns the first lines. A line that continues within quotation marks counts as one. */
function beginningOf(text: string): string[] {
  const lines: string[] = [];
  let open: string[] = [];
  for (const line of text.slice(0, 100_000).split(/\r\n|\r|\n/)) {
    const isTurn = line.split('"').length % 2 === 0;
    const isOpen = isTurn ? open.length === 0 : open.length > 0;
    open.push(line);
    if (isOpen) continue;
    const whole = open.join('\n');
    open = [];
    if (whole.trim() !== '') lines.push(whole);
    if (lines.length === LOOKED_AT) break;
  }
  return lines;
}

/** Counts a separator in a line outside quotation marks. */
function countOutside(line: string, separator: string): number {
  return line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .reduce((sum, part) => sum + part.split(separator).length - 1, 0);
}

/**
 * Returns the non-empty sheets of a workbook, or why it cannot be read.
 * @param parts the parts of the workbook, unpacked within limits
 */
export async function sheetsIn(parts: readonly PackedFile[]): Promise<Table[] | { what: Message }> {
  if (areTooLarge(parts)) return { what: message(texts.sheetTooLarge, LIMITS) };
  const { default: readSheets } = await import('read-excel-file/universal');
  try {
    const sheets = await readSheets(packedAgain(parts), {
      parseNumber: numberShown,
      trim: false,
    });
    if (sheets.some(({ data }) => data.length > MOST_ROWS + 1)) return { what: tooLong };
    if (charactersIn(sheets.flatMap(({ data }) => data)) > MOST_CHARACTERS) return { what: TOO_MUCH_TEXT };
    return sheets
      .map(({ sheet, data }) => ({ name: sheet, ...tableOf(data.map((row) => row.map(cellText))) }))
      .filter(({ rows }) => rows.length > 1);
  } catch {
    return { what: message(texts.workbookUnreadable) };
  }
}

/**
 * Returns the non-empty sheets of an OpenDocument spreadsheet, or why it cannot be read.
 * @param content its part `content.xml`
 */
export async function openDocumentSheetsIn(content: Uint8Array): Promise<Table[] | { what: Message }> {
  const { sheetsOf } = await import('./open-document.ts');
  try {
    const most = { rows: MOST_ROWS, columns: MOST_COLUMNS, cells: MOST_CELLS };
    const sheets = sheetsOf(new TextDecoder().decode(content), most);
    if (sheets && charactersIn(sheets.flatMap(({ rows }) => rows)) > MOST_CHARACTERS) return { what: TOO_MUCH_TEXT };
    if (!sheets || sheets.some(({ rows }) => rows.length > MOST_ROWS + 1)) return { what: tooLong };
    return sheets.map(({ name, rows }) => ({ name, ...tableOf(rows) })).filter(({ rows }) => rows.length > 1);
  } catch {
    return { what: message(texts.spreadsheetUnreadable) };
  }
}

const LIMITS = { rows: MOST_ROWS, cells: MOST_CELLS };

/**
 * Returns an uncompressed archive. The library would unpack large compressed parts in a thread created from text, which
 * neither the workbench nor Node allows.
 */
function packedAgain(parts: readonly PackedFile[]): ArrayBuffer {
  const formats = new FormattedCells(parts);
  const read = parts.filter(({ path }) => isBookPart(path));
  return zipSync(Object.fromEntries(read.map((part) => [part.path, formats.marked(part)])), { level: 0 }).buffer;
}

/** Returns whether a part of a workbook is read. Pictures and macros are not. */
export function isBookPart(path: string): boolean {
  return /\.xml(?:\.rels)?$/.test(path);
}

const TOO_MUCH_TEXT = message(texts.tooMuchText, { millions: MOST_CHARACTERS / 1_000_000 });

function charactersIn(rows: readonly (readonly unknown[])[]): number {
  let sum = 0;
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') sum += cell.length;
  return sum;
}

/**
 * Returns whether the tables up to the last cells of all sheets would be too large, even if empty. More sheets than parts
 * would repeat a part many times.
 */
function areTooLarge(parts: readonly PackedFile[]): boolean {
  let cells = 0;
  let sheets = 0;
  for (const part of parts) {
    const text = isBookPart(part.path) ? new TextDecoder().decode(part.bytes) : '';
    if (part.path === 'xl/workbook.xml') sheets += text.match(/<(?:\w{1,30}:)?sheet\s/g)?.length ?? 0;
    if (isSheetPart(part.path) || text.includes('sheetData')) sheets--;
    if (text.includes('sheetData')) cells += cellsUpTo(text);
    if (cells > MOST_CELLS) return true;
  }
  return sheets > 0;
}

/** Returns the number of cells up to the last one of a sheet; infinity if there are too many rows. */
function cellsUpTo(sheet: string): number {
  let rows = 0;
  let columns = 1;
  for (const [, place = ''] of sheet.matchAll(PLACE)) {
    const [, letters = '', row = ''] = /^([^\d]*)(.*)$/s.exec(place) ?? [];
    // Nobody writes the letters of a position as character references.
    if (place.includes('&')) return Number.POSITIVE_INFINITY;
    rows = Math.max(rows, Number(row) || 0);
    columns = Math.max(
      columns,
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    );
    if (rows > MOST_ROWS + 1) return Number.POSITIVE_INFINITY;
  }
  return rows * columns;
}

/** The position of a cell or row: `r="B12"`, `r="12"`. */
const PLACE = /["'\s/]r\s{0,9}=\s{0,9}["']([^"'<]{0,99})/g;

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** The maximum number of rows above the column names. */
const MOST_TITLES = 15;

/** Returns the table in the rows of a file. */
function tableOf(rows: readonly (readonly string[])[]): Omit<Table, 'name'> {
  const filled = rows
    .map((cells, i) => ({ cells, number: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== '' && !/^:?-{2,}:?$/.test(cell)));
  const whole = even(filled.map(({ cells }) => cells));
  const at = headingAt(whole.slice(0, MOST_TITLES));
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

/**
 * Returns the row of the column names, otherwise -1. It is the first row with two known names, or the next row if it
 * has more, as below group headings.
 */
function headingAt(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(knownNames);
  const first = counts.findIndex((count) => count >= 2);
  const [count = 0, below = 0] = first < 0 ? [] : counts.slice(first);
  return below > count ? first + 1 : first;
}

/** Returns rows of equal length without empty columns. */
function even(filled: readonly (readonly string[])[]): string[][] {
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...filled.slice(0, 1000).map((row) => row.length)));
  const columns = Array.from({ length: width }, (_, i) => i).filter((i) => filled.some((row) => (row[i] ?? '') !== ''));
  return filled.map((row) => columns.map((i) => row[i] ?? ''));
}

/** Returns whether a part is named after a sheet, such as `xl/worksheets/sheet1.xml`. */
function isSheetPart(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.includes('sheet') && name.endsWith('.xml');
}
