/** Guesses how to read a table. The user can correct the result. */

import { type Field, isHeader, isRate, isTax, matchColumns } from './columns.ts';
import { guessDiscounts } from './discounts.ts';
import type { Layout, Mapping } from './documents.ts';
import { isMoney } from './numbers.ts';
import type { Table } from './table.ts';
import { numberIn, percentIn, type Writing, writingOf } from './values.ts';

/** The number of rows used to detect the notation of numbers and dates. */
const LOOKED_AT = 500;

/**
 * Returns the most likely mapping of a table.
 * @param otherwise the notation of numbers and dates if the table does not show it
 */
export function guessMapping({ rows }: Table, otherwise: Writing): Mapping {
  const [first = [], second = []] = rows;
  const hasHeader = isHeader(first, second);
  const writing = writingOf(rows.slice(0, LOOKED_AT).flat(), otherwise);
  const looked = rows.slice(0, LOOKED_AT);
  const fields = hasHeader
    ? withoutAmounts(withoutTaxes(withoutRate(matchColumns(first), looked, writing), looked, writing), looked, writing)
    : fieldsOf(looked, writing);
  const discounts = hasHeader ? guessDiscounts(looked, fields, writing) : undefined;
  return { hasHeader, fields, writing, discounts, layout: layoutOf(rows.slice(hasHeader ? 1 : 0), fields) };
}

/**
 * Removes a price that is only called a rate and does not match the sums when multiplied by the quantity. It may be a
 * tax rate.
 */
function withoutRate(
  fields: (Field | undefined)[],
  [names = [], ...rows]: readonly (readonly string[])[],
  writing: Writing,
): (Field | undefined)[] {
  const at = fields.indexOf('price');
  if (at < 0 || !fields.includes('net') || !isRate(names[at] ?? '')) return fields;
  const figure = (row: readonly string[], field: Field) => {
    const text = row[fields.indexOf(field)] ?? '';
    return text === '' ? undefined : Number(numberIn(text.replace('%', ''), writing));
  };
  const compared = rows.flatMap((row) => {
    const [price, net] = [figure(row, 'price'), figure(row, 'net')];
    if (price === undefined || net === undefined) return [];
    const whole = price * (figure(row, 'quantity') ?? 1);
    const discount = figure(row, 'discount') ?? 0;
    return [[whole, whole * (1 - discount / 100), whole - discount].some((each) => Math.abs(each - net) < CENT)];
  });
  return holdsThroughout(compared) ? fields : without('price', fields);
}

/** Removes a rate that is actually the tax: added to the net sum, it gives the gross sum. */
function withoutTaxes(
  fields: (Field | undefined)[],
  [, ...rows]: readonly (readonly string[])[],
  writing: Writing,
): (Field | undefined)[] {
  const figures = (['net', 'rate', 'gross'] as const).map((field) => fields.indexOf(field));
  if (figures.includes(-1)) return fields;
  const compared = rows.flatMap((row) => {
    const [net, tax, gross] = figures.map((column) => numberIn((row[column] ?? '').replace('%', ''), writing));
    if (net === undefined || tax === undefined || gross === undefined) return [];
    return [Math.abs(Number(net) + Number(tax) - Number(gross)) < CENT];
  });
  return holdsThroughout(compared) ? without('rate', fields) : fields;
}

/** The highest sales tax rate of any country, in percent. Larger numbers are amounts. */
const HIGHEST_RATE = 30;

/**
 * Removes a rate whose cells have a currency, or that is only called a tax if its cells are amounts: more than any
 * rate, or with cents that no rate has.
 */
function withoutAmounts(
  fields: (Field | undefined)[],
  [names = [], ...rows]: readonly (readonly string[])[],
  writing: Writing,
): (Field | undefined)[] {
  const at = fields.indexOf('rate');
  if (at < 0) return fields;
  if (rows.some((row) => isMoney(row[at] ?? ''))) return without('rate', fields);
  if (!isTax(names[at] ?? '')) return fields;
  const isAmount = (cell: string) => {
    const number = cell.includes('%') ? undefined : percentIn(cell, writing)?.slice(0, -1);
    return (
      number !== undefined && (Number(number) > HIGHEST_RATE || /\.\d?[1-9]$/.test(number.replace(/\.[05]0*$/, '')))
    );
  };
  return rows.some((row) => isAmount(row[at] ?? '')) ? without('rate', fields) : fields;
}

/** Returns whether all compared rows passed, and there were some. */
function holdsThroughout(compared: readonly boolean[]): boolean {
  return compared.length > 0 && compared.every((each) => each);
}

function without(unwanted: Field, fields: readonly (Field | undefined)[]): (Field | undefined)[] {
  return fields.map((field) => (field === unwanted ? undefined : field));
}

/** The tolerance of a rounded sum. */
const CENT = 0.0101;

/**
 * Returns the fields of columns without names: a text and numbers are an item with its price, or with quantity, price
 * and sum.
 */
function fieldsOf(rows: readonly (readonly string[])[], writing: Writing): (Field | undefined)[] {
  const columns = (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? '').filter((cell) => cell !== ''));
  const areNumbers = columns.map((cells) => cells.every((cell) => numberIn(cell, writing) !== undefined));
  const item = columns.findIndex((cells, i) => !areNumbers[i] && cells.some((cell) => /\p{L}{2}/u.test(cell)));
  // Numbers 1, 2, 3… before the item are positions.
  const figures = columns.flatMap((cells, i) => (areNumbers[i] && !(i < item && isCount(cells)) ? [i] : []));
  const names = FIGURES[figures.length];
  if (item < 0 || !names || (names.length === 3 && !rows.every((row) => isProduct(row, figures, writing)))) {
    return columns.map(() => undefined);
  }
  return columns.map((_, i) => (i === item ? 'item' : names[figures.indexOf(i)]));
}

/** The fields of a line's numbers, by their count. */
const FIGURES: Readonly<Record<number, readonly Field[]>> = {
  1: ['price'],
  2: ['quantity', 'price'],
  3: ['quantity', 'price', 'net'],
};

function isCount(cells: readonly string[]): boolean {
  return cells.every((cell, i) => cell.replace(/\.$/, '') === String(i + 1));
}

/** Returns whether the third figure of a row is the product of the first two. */
function isProduct(row: readonly string[], figures: readonly number[], writing: Writing): boolean {
  const [quantity, price, net] = figures.map((column) => Number(numberIn(row[column] ?? '', writing)));
  return Math.abs(Number(quantity) * Number(price) - Number(net)) < CENT;
}

/**
 * Returns the layout: rows with unique numbers are documents, rows with a shared number are its lines, and rows without
 * numbers are lines of one invoice.
 */
function layoutOf(rows: readonly (readonly string[])[], fields: readonly (Field | undefined)[]): Layout {
  const column = fields.indexOf('number');
  const hasCustomer = (['customer', 'customerTax', 'email'] as const).some((field) => fields.includes(field));
  if (column < 0) return hasCustomer && fields.includes('date') ? 'rows' : 'lines';
  const numbers = rows.map((row) => row[column] ?? '');
  return new Set(numbers.filter((number) => number !== '')).size === rows.length ? 'rows' : 'numbers';
}
