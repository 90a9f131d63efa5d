import { lazily } from '../lazily.ts';
import type { RuleSet } from './declare.ts';
import type { OlderReleases } from './older.ts';

/** A set of rules that is loaded on first use. Formats name theirs by it. */
export interface RuleSetSource {
  readonly key: string;
  readonly load: () => Promise<RuleSet>;
  /** Loads the differences of its older releases. Absent without older releases. */
  readonly loadOlder?: () => Promise<OlderReleases>;
}

export function ruleSet(
  key: string,
  load: () => Promise<{ set: RuleSet }>,
  loadOlder?: () => Promise<OlderReleases>,
): RuleSetSource {
  const set = lazily(async () => (await load()).set);
  return { key, load: set, ...(loadOlder && { loadOlder: lazily(loadOlder) }) };
}

/** Loads sets of rules, in their order. */
export function loadRuleSets(sources: readonly RuleSetSource[]): Promise<RuleSet[]> {
  return Promise.all(sources.map(({ load }) => load()));
}
