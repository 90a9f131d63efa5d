/** The sets of rules by key. Each is loaded on first use. */

import type { RuleSetKey } from './format.ts';
import { lazily } from './lazily.ts';
import type { RuleSet } from './rules/declare.ts';

const MODULES: Readonly<Record<RuleSetKey, () => Promise<{ set: RuleSet }>>> = {
  'en16931-ubl': lazily(() => import('./rules/en16931/ubl.ts')),
  'en16931-cii': lazily(() => import('./rules/en16931/cii.ts')),
  'peppol-ubl': lazily(() => import('./rules/peppol/ubl.ts')),
  'peppol-cii': lazily(() => import('./rules/peppol/cii.ts')),
  'peppol-sb-ubl': lazily(() => import('./rules/peppol/self-billing-ubl.ts')),
  'xrechnung-ubl': lazily(() => import('./rules/xrechnung/ubl.ts')),
  'xrechnung-cii': lazily(() => import('./rules/xrechnung/cii.ts')),
  'fr-flux2-ubl': lazily(() => import('./rules/france/ubl.ts')),
  'fr-flux2-cii': lazily(() => import('./rules/france/cii.ts')),
  'fr-extended-ubl': lazily(() => import('./rules/france/extended-ubl.ts')),
  'fr-extended-cii': lazily(() => import('./rules/france/extended-cii.ts')),
  'fr-cdv': lazily(() => import('./rules/france/life-cycle.ts')),
  'facturx-minimum': lazily(() => import('./rules/facturx/minimum.ts')),
  'facturx-basicwl': lazily(() => import('./rules/facturx/basic-wl.ts')),
  'facturx-basic': lazily(() => import('./rules/facturx/basic.ts')),
  'facturx-en16931': lazily(() => import('./rules/facturx/en16931.ts')),
  'facturx-extended': lazily(() => import('./rules/facturx/extended.ts')),
  ksef: lazily(() => import('./ksef/rules.ts')),
  fatturapa: lazily(() => import('./fatturapa/rules.ts')),
};

export const ruleSetKeys = Object.keys(MODULES) as readonly RuleSetKey[];

/** Loads sets of rules, in the order of the keys. */
export async function loadRuleSets(keys: readonly RuleSetKey[]): Promise<RuleSet[]> {
  const modules = await Promise.all(keys.map((key) => MODULES[key]()));
  return modules.map(({ set }) => set);
}
