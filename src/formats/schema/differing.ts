import type { StructureData } from './structure.ts';

interface Changes {
  /** The names that only the base has, joined with blanks. */
  readonly without: Partial<Record<'values' | 'elements' | 'contents' | 'facets', string>>;
  /** The prefix of the base's elements and the one that takes its place. */
  readonly prefix?: readonly [base: string, own: string];
}

/** Returns the data of a schema that is stored as its difference to a similar one: entries of the same name take its place. */
export function differing(base: StructureData, { without, prefix }: Changes, changed: StructureData): StructureData {
  const prefixed = (text: string) =>
    prefix ? text.replace(new RegExp(`\\b${prefix[0]}:`, 'g'), `${prefix[1]}:`) : text;
  const table = (name: 'values' | 'elements' | 'contents') => {
    const entries = [...entriesOf(prefixed(base[name])), ...entriesOf(changed[name])];
    return [...merged(entries, without[name]).values()].join('\n');
  };
  const facets = [...Object.entries(base.facets ?? {}), ...Object.entries(changed.facets ?? {})];
  return {
    roots: changed.roots,
    values: table('values'),
    elements: table('elements'),
    contents: table('contents'),
    ...(base.facets && { facets: Object.fromEntries(merged(facets, without.facets)) }),
  };
}

function entriesOf(table: string): [name: string, line: string][] {
  return table.split('\n').map((line) => [line.split(' ', 1)[0] ?? '', line]);
}

function merged<T>(entries: readonly (readonly [string, T])[], without = ''): Map<string, T> {
  const byName = new Map(entries);
  for (const name of without.split(' ')) byName.delete(name);
  return byName;
}
