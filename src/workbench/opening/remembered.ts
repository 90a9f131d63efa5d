import type { Mapping } from '../../intake/documents.ts';
import { headingsOf } from '../../intake/headings.ts';
import type { Table } from '../../intake/table.ts';
import { settings } from '../app/settings.ts';

/** How tables were read, by the names of their columns; the one that was used last comes first. */
type Remembered = { columns: string; mapping: Mapping }[];

const SETTING = 'tables';

/** Tables that are remembered. */
const MOST = 30;

/** Returns how a table with these columns was read last. */
export function rememberedFor(table: Table): Mapping | undefined {
  const columns = headingsOf(table);
  return all().find((each) => each.columns === columns)?.mapping;
}

/** Remembers how a table was read. One whose columns have no names is none to be recognised by them. */
export function remember(table: Table, mapping: Mapping): void {
  if (!mapping.hasHeader) return;
  const columns = headingsOf(table);
  const others = all().filter((each) => each.columns !== columns);
  settings.setItem(SETTING, JSON.stringify([{ columns, mapping }, ...others].slice(0, MOST)));
}

function all(): Remembered {
  try {
    return JSON.parse(settings.getItem(SETTING) ?? '[]') as Remembered;
  } catch {
    return [];
  }
}
