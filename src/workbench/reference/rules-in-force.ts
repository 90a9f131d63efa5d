import type { FormatSummary, RulesInForce } from '../../client/index.ts';
import { finder } from '../ui/find.ts';
import { searchedInFormat } from './formats.ts';

/** Sets of rules with one name and release, shown as one row. */
export interface ShownRules extends Omit<RulesInForce, 'set'> {
  sets: readonly string[];
}

/** Returns sets of rules in rows, first those that are behind or will change. */
export function rowsOfRules(releases: readonly RulesInForce[]): ShownRules[] {
  const rows = new Map<string, ShownRules>();
  for (const { set, formats, ...rest } of releases) {
    const key = JSON.stringify(rest);
    const known = rows.get(key);
    rows.set(key, {
      ...rest,
      sets: [...(known?.sets ?? []), set],
      formats: [...new Set([...(known?.formats ?? []), ...formats])],
    });
  }
  const isChanging = ({ next, missing }: ShownRules) => (next ?? missing) !== undefined;
  const all = [...rows.values()];
  return [...all.filter(isChanging), ...all.filter((row) => !isChanging(row))];
}

/** Returns the rows whose names, releases, formats or countries contain every word of a search. */
export function findRows(rows: readonly ShownRules[], formats: readonly FormatSummary[], search: string): ShownRules[] {
  const isFound = finder(search);
  return rows.filter(({ sets, name, release, next, missing, formats: keys }) =>
    isFound(
      ...[...sets, name, release, next?.release ?? '', missing?.release ?? ''],
      ...formats.filter(({ key }) => keys.includes(key)).flatMap(searchedInFormat),
    ),
  );
}
