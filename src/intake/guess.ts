/** Guesses how a table is to be read, for somebody to correct. */

import { type Field, isHeader, matchColumns } from './columns.ts';
import type { Layout, Mapping } from './documents.ts';
import type { Table } from './table.ts';
import { type Writing, writingOf } from './values.ts';

/** Rows that are looked at for how numbers and dates are written. */
const LOOKED_AT = 500;

/** Returns how a table is most likely to be read. @param otherwise how numbers and dates are written where nothing in it tells */
export function guessMapping({ rows }: Table, otherwise: Writing): Mapping {
  const [first = [], second = []] = rows;
  const hasHeader = isHeader(first, second);
  const fields = hasHeader ? matchColumns(first) : first.map(() => undefined);
  const writing = writingOf(rows.slice(0, LOOKED_AT).flat(), otherwise);
  return { hasHeader, fields, writing, layout: layoutOf(rows.slice(hasHeader ? 1 : 0), fields) };
}

/** Rows with a number each are documents, those that share one are lines of it, those without one are lines of one invoice. */
function layoutOf(rows: readonly (readonly string[])[], fields: readonly (Field | undefined)[]): Layout {
  const column = fields.indexOf('number');
  if (column < 0) return fields.includes('customer') && fields.includes('date') ? 'rows' : 'lines';
  const numbers = rows.map((row) => row[column] ?? '');
  return new Set(numbers.filter((number) => number !== '')).size === rows.length ? 'rows' : 'numbers';
}
