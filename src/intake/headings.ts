import type { Table } from './table.ts';

/** Returns by what tables with the same columns are known: the names of these, in their order. */
export function headingsOf({ rows: [names = []] }: Pick<Table, 'rows'>): string {
  return names.join('\u0000').toLowerCase();
}
