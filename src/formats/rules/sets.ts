/** The sets of rules of EN 16931 and of the formats and messages around it, by key. Each is loaded on first use. */

import type { RuleSetKey, SharedRuleSetKey } from '../format.ts';
import { lazily } from '../lazily.ts';
import type { RuleSet } from './declare.ts';
import { pintRuleSets } from './pint/sets.ts';

/** What loads sets of rules, by their keys. */
export type LoadRuleSets<Key extends RuleSetKey = RuleSetKey> = Partial<Record<Key, () => Promise<{ set: RuleSet }>>>;

export const sharedRuleSets: Required<LoadRuleSets<SharedRuleSetKey>> = {
  'en16931-ubl': lazily(() => import('./en16931/ubl.ts')),
  'en16931-cii': lazily(() => import('./en16931/cii.ts')),
  'peppol-ubl': lazily(() => import('./peppol/ubl.ts')),
  'peppol-cii': lazily(() => import('./peppol/cii.ts')),
  'peppol-sb-ubl': lazily(() => import('./peppol/self-billing-ubl.ts')),
  'xrechnung-ubl': lazily(() => import('./xrechnung/ubl.ts')),
  'xrechnung-cii': lazily(() => import('./xrechnung/cii.ts')),
  'nlcius-ubl': lazily(() => import('./netherlands/nlcius.ts')),
  'nlcius-ga-ubl': lazily(() => import('./netherlands/g-account.ts')),
  'cius-ro-ubl': lazily(() => import('./romania/cius-ro.ts')),
  'cius-pt-ubl': lazily(() => import('./portugal/cius-pt.ts')),
  'hr-ubl': lazily(() => import('./croatia/hr.ts')),
  'zatca-ubl': lazily(() => import('./saudi-arabia/zatca.ts')),
  'fr-flux2-ubl': lazily(() => import('./france/ubl.ts')),
  'fr-flux2-cii': lazily(() => import('./france/cii.ts')),
  'fr-extended-ubl': lazily(() => import('./france/extended-ubl.ts')),
  'fr-extended-cii': lazily(() => import('./france/extended-cii.ts')),
  'fr-cdv': lazily(() => import('./france/life-cycle.ts')),
  'facturx-minimum': lazily(() => import('./facturx/minimum.ts')),
  'facturx-basicwl': lazily(() => import('./facturx/basic-wl.ts')),
  'facturx-basic': lazily(() => import('./facturx/basic.ts')),
  'facturx-en16931': lazily(() => import('./facturx/en16931.ts')),
  'facturx-extended': lazily(() => import('./facturx/extended.ts')),
  ...pintRuleSets,
};

/** Loads sets of rules, in the order of the keys. */
export async function loadRuleSetsOf(sets: LoadRuleSets, keys: readonly RuleSetKey[]): Promise<RuleSet[]> {
  const modules = await Promise.all(keys.map((key) => loadedFrom(sets, key)));
  return modules.map(({ set }) => set);
}

function loadedFrom(sets: LoadRuleSets, key: RuleSetKey): Promise<{ set: RuleSet }> {
  const load = sets[key];
  if (load === undefined) throw new Error(`No set of rules has the key ${key}`);
  return load();
}
