import type { Table } from './table.ts';

/** Returns a key for tables with the same columns: their names in order. */
export function headingsOf({ rows: [names = []] }: Pick<Table, 'rows'>): string {
  return names.join('\u0000').toLowerCase();
}
