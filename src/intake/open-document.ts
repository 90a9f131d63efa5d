/**
 * Reads cells of OpenDocument spreadsheets (ODS, https://docs.oasis-open.org/office/OpenDocument/v1.3/), as written by
 * LibreOffice.
 */

import { SaxesParser } from 'saxes';
import { percentShown } from './cell-formats.ts';

/** A sheet: rows of cells as texts, with dates in ISO 8601. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/**
 * The maximum size of a sheet. Empty cells and rows up to the edge are written as one that is repeated a million times.
 */
export interface Most {
  rows: number;
  columns: number;
  cells: number;
}

const NO_CELLS: string[] = [];

/**
 * Returns the sheets in the `content.xml` of a spreadsheet; undefined if they are too large. Throws the parser's error
 * if it is not XML.
 */
export function sheetsOf(content: string, most: Most): Sheet[] | undefined {
  const sheets: Sheet[] = [];
  const parser = new SaxesParser();
  let row: string[] = [];
  let rowsRepeated = 1;
  let cell: { repeated: number; value: string | undefined; text: string } | undefined;
  let comments = 0;
  let cells = 0;
  let empty = 0;
  const rows = () => sheets.at(-1)?.rows ?? [];
  const takeRow = (filled: string[]) => {
    const times = Math.min(rowsRepeated, most.rows + 2 - rows().length - empty);
    // Empty rows count only if others follow: most sheets end with a million of them.
    if (filled.length === 0) empty += times;
    else if (times > 0) {
      cells += empty + filled.length * times;
      if (cells > most.cells) return;
      for (; empty > 0; empty--) rows().push(NO_CELLS);
      for (let at = 0; at < times; at++) rows().push(filled);
    }
  };
  parser.on('opentag', ({ name, attributes }) => {
    const given = (attribute: string) => attributes[attribute];
    if (name === 'office:annotation') comments++;
    else if (name === 'table:table') {
      sheets.push({ name: given('table:name') ?? '', rows: [] });
      empty = 0;
    } else if (name === 'table:table-row') {
      row = [];
      rowsRepeated = timesIn(given('table:number-rows-repeated'));
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      const value = keptValue(given);
      cell = { repeated: timesIn(given('table:number-columns-repeated')), value, text: '' };
    } else if (cell && comments === 0) {
      if (name === 'text:p' && cell.text !== '') cell.text += '\n';
      else if (name === 'text:s') cell.text += ' ';
    }
  });
  parser.on('text', (text) => {
    if (cell && comments === 0) cell.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'office:annotation') comments--;
    else if (cell && (name === 'table:table-cell' || name === 'table:covered-table-cell')) {
      const text = cell.value ?? cell.text.trim();
      const times = Math.min(cell.repeated, most.columns - row.length);
      for (let at = 0; at < times; at++) row.push(text);
      cell = undefined;
    } else if (name === 'table:table-row') {
      takeRow(row.slice(0, row.findLastIndex((each) => each !== '') + 1));
    }
  });
  parser.write(content).close();
  return cells > most.cells ? undefined : sheets;
}

/**
 * Returns the stored value of a number or a date, with its currency or percent sign; undefined for other types, which use the displayed
 * text.
 */
function keptValue(given: (attribute: string) => string | undefined): string | undefined {
  const number = given('office:value');
  switch (given('office:value-type')) {
    case 'date':
      return given('office:date-value')?.slice(0, 10);
    case 'float':
      return number;
    case 'currency':
      return number === undefined ? undefined : `${number} ${given('office:currency') ?? '¤'}`;
    case 'percentage':
      return number === undefined ? undefined : percentShown(number);
    default:
      return undefined;
  }
}

function timesIn(repeated: string | undefined): number {
  const times = Number(repeated ?? 1);
  return Number.isInteger(times) && times > 0 ? times : 1;
}
