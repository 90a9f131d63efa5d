/** The rules of the core, which most formats share. */

import { ruleSet } from '../rules/source.ts';

export const coreUbl = ruleSet(
  'en16931-ubl',
  () => import('../rules/en16931/ubl.ts'),
  async () => (await import('../rules/en16931/older-ubl.ts')).older,
);

export const coreCii = ruleSet(
  'en16931-cii',
  () => import('../rules/en16931/cii.ts'),
  async () => (await import('../rules/en16931/older-cii.ts')).older,
);
