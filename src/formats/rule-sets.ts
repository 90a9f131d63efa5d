/** The sets of rules by their keys. Each is fetched when it is first wanted. */

import type { RuleSetKey } from './format.ts';
import type { RuleSet } from './rules/declare.ts';

const MODULES: Readonly<Record<RuleSetKey, () => Promise<{ set: RuleSet }>>> = {
  'en16931-ubl': () => import('./rules/en16931/ubl.ts'),
  'en16931-cii': () => import('./rules/en16931/cii.ts'),
  'peppol-ubl': () => import('./rules/peppol/ubl.ts'),
  'peppol-cii': () => import('./rules/peppol/cii.ts'),
  'peppol-sb-ubl': () => import('./rules/peppol/self-billing-ubl.ts'),
  'xrechnung-ubl': () => import('./rules/xrechnung/ubl.ts'),
  'xrechnung-cii': () => import('./rules/xrechnung/cii.ts'),
  'fr-flux2-ubl': () => import('./rules/france/ubl.ts'),
  'fr-flux2-cii': () => import('./rules/france/cii.ts'),
  'fr-extended-ubl': () => import('./rules/france/extended-ubl.ts'),
  'fr-extended-cii': () => import('./rules/france/extended-cii.ts'),
  'facturx-minimum': () => import('./rules/facturx/minimum.ts'),
  'facturx-basicwl': () => import('./rules/facturx/basic-wl.ts'),
  'facturx-basic': () => import('./rules/facturx/basic.ts'),
  'facturx-en16931': () => import('./rules/facturx/en16931.ts'),
  'facturx-extended': () => import('./rules/facturx/extended.ts'),
};

export const ruleSetKeys = Object.keys(MODULES) as readonly RuleSetKey[];

/** Loads sets of rules, in the order of their keys. */
export async function loadRuleSets(keys: readonly RuleSetKey[]): Promise<RuleSet[]> {
  const modules = await Promise.all(keys.map((key) => MODULES[key]()));
  return modules.map(({ set }) => set);
}
