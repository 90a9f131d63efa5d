/** All sets of rules, by key: those of EN 16931 and around it, and those that only one syntax has. */

import type { RuleSetKey } from './format.ts';
import type { RuleSet } from './rules/declare.ts';
import { type LoadRuleSets, loadRuleSetsOf, sharedRuleSets } from './rules/sets.ts';
import { syntaxes } from './syntaxes/index.ts';

const SETS: LoadRuleSets = Object.assign({}, sharedRuleSets, ...syntaxes.map(({ ownRules }) => ownRules));

export const ruleSetKeys = Object.keys(SETS) as readonly RuleSetKey[];

/** Loads sets of rules, in the order of the keys. */
export function loadRuleSets(keys: readonly RuleSetKey[]): Promise<RuleSet[]> {
  return loadRuleSetsOf(SETS, keys);
}
