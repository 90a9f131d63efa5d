import type { WordedLoss } from '../../../formats/index.ts';

/** Losses of one kind with the same sentence. */
export interface Group<Loss extends WordedLoss> {
  first: Loss;
  /** The names of their places; equal ones in several lines are one: `Lines 1–3, 5 › Price`. */
  places: readonly string[];
}

const IN_LINE = /^((?:\$\.)?(?:doc\.)?\w+\[)(\d+)(\].*)$/;

/** Returns losses with one row for each sentence. `nameOf` names the place of a property. */
export function groupedLosses<Loss extends WordedLoss>(
  losses: readonly Loss[],
  nameOf: (path: string) => string,
): Group<Loss>[] {
  const groups = new Map<string, Loss[]>();
  for (const loss of losses) {
    const { kind, severity, description, term = '' } = loss;
    const key = [kind, severity, description, term].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), loss]);
  }
  return [...groups.values()].flatMap((each) => {
    const [first] = each;
    return first
      ? [{ first, places: placesOf([...new Set(each.flatMap(({ properties }) => properties))], nameOf) }]
      : [];
  });
}

function placesOf(paths: readonly string[], nameOf: (path: string) => string): string[] {
  const rows = new Map<string, number[]>();
  for (const path of paths) {
    const [, before, row, after] = IN_LINE.exec(path) ?? [];
    const key = row === undefined ? path : `${before}0${after}`;
    const known = rows.get(key) ?? [];
    if (row !== undefined) known.push(Number(row) + 1);
    rows.set(key, known);
  }
  const names = Array.from(rows, ([path, numbers]) => {
    const name = nameOf(path);
    return numbers.length === 0 ? name : name.replace('1', rangesOf(numbers));
  });
  return [...new Set(names.filter(Boolean))];
}

/** Returns numbers as ranges: `1–3, 5`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const each of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && each <= last[1] + 1) last[1] = each;
    else ranges.push([each, each]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
