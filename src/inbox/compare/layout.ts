/** The arrangement of cells on pages: which label belongs to a value. */

import type { Cell } from '../../pdf/pages/read.ts';

/** A value on the pages: a part of a cell. */
export interface Place {
  cell: Cell;
  from: number;
  to: number;
}

/** A cell below another one counts as its value up to this many times the font size. */
const NEAR_BELOW = 2.6;

/** Returns the texts that may be the label of a value, the likeliest first: before it in its cell, left of it, above it, after it, right of it. */
export function labelsOf(place: Place, cells: readonly Cell[]): string[] {
  const { cell } = place;
  const above = aboveOf(cell, cells);
  const over = above && !hasValue(above.text) ? textOver(cell, above) : undefined;
  const around = [leftOf(cell, cells)?.text, over].filter((each) => each !== undefined);
  const right = rightOf(cell, cells);
  const last = right && !hasValue(right.text) ? [right.text] : [];
  return [textBefore(place), ...around, textAfter(place), ...last].filter((text) => /\p{L}/u.test(text));
}

/** Returns the label that the file shows before a value: where a column ends, its value may be in the next one. */
export function labelInFile({ cell }: Place, cells: readonly Cell[]): string[] {
  const before = cells[cells.indexOf(cell) - 1];
  return before && !hasValue(before.text) ? [before.text] : [];
}

/** Whether words belong to an amount or date of their own, and are not a heading. */
function hasValue(text: string): boolean {
  return /\p{L}/u.test(text) && /\d[.,]\d{2}(?![\d.,]|\s*%)|\d[./-]\d{1,2}[./-]\d{2}/u.test(text);
}

/** Returns the words of a cell that stand over another one, if it reaches over several columns. */
function textOver(cell: Cell, above: Cell): string {
  const { text } = above;
  const width = above.right - above.x;
  if (text.length < 2 || width < COLUMNS * (cell.right - cell.x)) return text;
  const at = (x: number) => Math.max(0, Math.min(text.length - 1, Math.round(((x - above.x) / width) * text.length)));
  const from = text.lastIndexOf(' ', at(cell.x)) + 1;
  const to = text.indexOf(' ', at(cell.right));
  return text.slice(from, to < 0 ? undefined : to);
}

/** A cell that is this many times as wide as the one below it is a line of several headings. */
const COLUMNS = 2.2;

/** Returns the words before a value in its cell. */
export function textBefore({ cell, from }: Place): string {
  return cell.text.slice(Math.max(0, from - LONGEST), from);
}

/** Returns the words after a value in its cell, up to the next figure. */
export function textAfter({ cell, to }: Place): string {
  return cell.text.slice(to, to + LONGEST).split(/\d/)[0] ?? '';
}

/** Whether two cells are in a column, by either edge, or on a line. */
export function isAligned(a: Cell, b: Cell): boolean {
  const near = Math.max(a.size, b.size);
  const isNear = Math.abs(a.x - b.x) < near || Math.abs(a.right - b.right) < near;
  return a.page === b.page && (isOnLine(a, b) || (isNear && Math.abs(a.y - b.y) < 12 * near));
}

const LONGEST = 60;

function leftOf(cell: Cell, cells: readonly Cell[]): Cell | undefined {
  return nearest(
    cells,
    (other) => isOnLine(other, cell) && other.x < cell.x - 1,
    (other) => cell.x - other.x,
  );
}

function rightOf(cell: Cell, cells: readonly Cell[]): Cell | undefined {
  return nearest(
    cells,
    (other) => isOnLine(other, cell) && other.x > cell.x + 1,
    (other) => other.x - cell.x,
  );
}

/** Returns the cell just above another one in its column. */
export function aboveOf(cell: Cell, cells: readonly Cell[]): Cell | undefined {
  return nearest(
    cells,
    (other) =>
      other.page === cell.page &&
      other.y > cell.y + 1 &&
      other.y - cell.y < NEAR_BELOW * Math.max(cell.size, other.size) &&
      overlaps(other, cell),
    (other) => other.y - cell.y,
  );
}

/** Returns the cell just below another one in its column. */
export function belowOf(cell: Cell, cells: readonly Cell[]): Cell | undefined {
  return nearest(
    cells,
    (other) =>
      other.page === cell.page &&
      other.y < cell.y - 1 &&
      cell.y - other.y < NEAR_BELOW * Math.max(cell.size, other.size) &&
      overlaps(other, cell),
    (other) => cell.y - other.y,
  );
}

function isOnLine(a: Cell, b: Cell): boolean {
  return a.page === b.page && a !== b && Math.abs(a.y - b.y) < 0.35 * Math.max(a.size, b.size);
}

function overlaps(a: Cell, b: Cell): boolean {
  return a !== b && a.x < b.right + 1 && b.x < a.right + 1;
}

function nearest(cells: readonly Cell[], fits: (cell: Cell) => boolean, distance: (cell: Cell) => number) {
  let found: Cell | undefined;
  for (const each of cells) {
    if (fits(each) && (found === undefined || distance(each) < distance(found))) found = each;
  }
  return found;
}

/** Returns the cells line by line, from left to right. */
export function inReadingOrder(cells: readonly Cell[]): Cell[] {
  return cells.toSorted((a, b) => {
    if (a.page !== b.page) return a.page - b.page;
    return isOnLine(a, b) ? a.x - b.x : b.y - a.y;
  });
}
