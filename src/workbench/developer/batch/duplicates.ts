import { plainNumber } from '../../engine/document/plain-number.ts';
import { plain } from '../../ui/find.ts';
import type { Row } from './row.ts';

/** Returns the rows that repeat an earlier document, with that row: the same supplier, number and total. */
export function duplicatesIn(rows: readonly Row[]): ReadonlyMap<Row, Row> {
  const first = new Map<string, Row>();
  const found = new Map<Row, Row>();
  for (const row of rows.toSorted((a, b) => a.position - b.position)) {
    const { number = '', supplier = '', total = '', currency = '' } = row.figures ?? {};
    if (number === '' || total === '') continue;
    const key = JSON.stringify([plain(supplier), plainNumber(number), Number(total), currency]);
    const other = first.get(key);
    if (other) found.set(row, other);
    else first.set(key, row);
  }
  return found;
}
