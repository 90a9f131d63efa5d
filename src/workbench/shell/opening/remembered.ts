import type { Mapping } from '../../../intake/documents.ts';
import { headingsOf } from '../../../intake/headings.ts';
import type { Table } from '../../../intake/table.ts';
import { settings } from '../../ui/page/settings.ts';

/** Remembered readings of tables by column names, most recently used first. */
type Remembered = { columns: string; mapping: Mapping }[];

const SETTING = 'tables';

/** Maximum number of remembered tables. */
const MOST = 30;

/** Returns the last reading of a table with these columns. */
export function rememberedFor(table: Table): Mapping | undefined {
  const columns = headingsOf(table);
  return all().find((each) => each.columns === columns)?.mapping;
}

/** Remembers the reading of a table, if its columns have names. */
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
