/** Sets of rules as they were in their older releases. */

import type { RuleSet } from './declare.ts';
import { setAt } from './older.ts';
import type { RuleSetSource } from './source.ts';

const made = new Map<string, Promise<RuleSet>>();

/** Loads a set of rules as it was in a release. */
export function loadSetAt(source: RuleSetSource, release: string): Promise<RuleSet> {
  const name = `${source.key} ${release}`;
  const known = made.get(name) ?? setOf(source, release);
  made.set(name, known);
  return known;
}

/** Loads a set as it was in a release, by its plain name: `1.4.0` for `1.4.0 (warning)`; the newest one if that release is not here. */
export async function loadSetNamed(source: RuleSetSource, release: string): Promise<RuleSet> {
  const newest = await source.load();
  if (newest.version === release) return newest;
  const older = Object.keys((await source.loadOlder?.()) ?? {});
  const known = older.find((name) => name === release || name.startsWith(`${release} (`));
  return known === undefined ? newest : loadSetAt(source, known);
}

async function setOf({ key, load, loadOlder }: RuleSetSource, release: string): Promise<RuleSet> {
  const newest = await load();
  if (newest.version === release) return newest;
  const older = await loadOlder?.();
  if (older?.[release] === undefined) throw new Error(`${key} has no release ${release}`);
  return setAt(newest, older, release);
}
