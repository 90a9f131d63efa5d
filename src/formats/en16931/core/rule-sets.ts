/** The rules of the core, which most formats share. */

import { ruleSet } from '../../rules/source.ts';

export const coreUbl = ruleSet(
  'en16931-ubl',
  () => import('./rules/ubl.ts'),
  async () => (await import('./rules/older-ubl.ts')).older,
);

export const coreCii = ruleSet(
  'en16931-cii',
  () => import('./rules/cii.ts'),
  async () => (await import('./rules/older-cii.ts')).older,
);
