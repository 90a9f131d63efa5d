/** The sets of rules of all formats, and their releases. */

import { lazily } from '../lazily.ts';
import type { ReleasesBySet } from '../releases/changes.ts';
import type { RuleSet } from '../rules/declare.ts';
import { loadRuleSets as loadSources, type RuleSetSource } from '../rules/source.ts';
import { formats } from './formats.ts';

const sources: ReadonlyMap<string, RuleSetSource> = new Map(
  formats.flatMap(({ rules }) => rules).map((source) => [source.key, source]),
);

export const ruleSetKeys: readonly string[] = [...sources.keys()];

export function ruleSetNamed(key: string): RuleSetSource {
  const source = sources.get(key);
  if (source === undefined) throw new Error(`No set of rules has the key ${key}`);
  return source;
}

/** Loads sets of rules, in the order of the keys. */
export async function loadRuleSets(keys: readonly string[]): Promise<RuleSet[]> {
  return loadSources(keys.map(ruleSetNamed));
}

/** Loads the releases of all rules. */
export const loadReleases = lazily(async (): Promise<ReleasesBySet> => {
  const known = formats.flatMap(({ rules, releases }) => {
    const own = rules.at(-1)?.key;
    return own === undefined || releases === undefined ? [] : [[own, releases] as const];
  });
  return new Map(await Promise.all(known.map(async ([set, load]) => [set, await load()] as const)));
});
