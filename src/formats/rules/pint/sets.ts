import type { PintRuleSetKey } from '../../format.ts';
import { lazily } from '../../lazily.ts';
import { PINT_KINDS } from '../../pint/kinds.ts';
import type { RuleSet } from '../declare.ts';

/** The sets of rules of PINT. What loads them is a module of its own, which few programs need. */
export const pintRuleSets = Object.fromEntries(
  PINT_KINDS.flatMap((kind) => [
    [`pint-${kind}-base`, lazily(async () => (await import('./load.ts')).loadBase(kind))],
    [`pint-${kind}`, lazily(async () => (await import('./load.ts')).loadOwn(kind))],
  ]),
) as Record<PintRuleSetKey, () => Promise<{ set: RuleSet }>>;
