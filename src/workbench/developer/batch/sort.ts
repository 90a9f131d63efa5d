import { compareAmounts } from '../../engine/document/decimal.ts';
import { order } from '../../ui/texts/say.ts';
import type { Row } from './row.ts';

/** Sorts rows; without it they are in file order. */
export interface Sorting {
  column: Column;
  descending: boolean;
}

/** The columns of the books. */
export type Column =
  | 'status'
  | 'number'
  | 'date'
  | 'supplier'
  | 'customer'
  | 'net'
  | 'tax'
  | 'total'
  | 'currency'
  | 'format'
  | 'name';

const AMOUNTS: readonly Column[] = ['net', 'tax', 'total'];

/** Returns the cell of a row in a column. */
export function cellOf(row: Row, column: Column): string {
  if (column === 'status' || column === 'name' || column === 'format') return row[column];
  return row.figures?.[column] ?? '';
}

/** Returns rows sorted by a column. Empty cells are always last. */
export function sorted(rows: readonly Row[], sorting: Sorting | undefined): readonly Row[] {
  if (!sorting) return rows;
  const { column, descending } = sorting;
  const { compare } = order();
  const byValue = AMOUNTS.includes(column) ? compareAmounts : compare;
  return rows.toSorted((a, b) => {
    const [one, other] = [cellOf(a, column), cellOf(b, column)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return descending ? byValue(other, one) : byValue(one, other);
  });
}
