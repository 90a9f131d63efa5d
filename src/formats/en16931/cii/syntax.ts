import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { ROOTS } from '../../model/plan.ts';
import type { Known } from '../syntax/code.ts';
import { ciiFacts } from './facts.ts';

/** Cross Industry Invoice of UN/CEFACT. */
export const cii = (known: Known): Syntax => ({
  ...ciiFacts,
  formats: known.formats,
  isRoot: ({ name }) => name === ROOTS.cii,
  load: lazily(async () => (await import('../syntax/code.ts')).en16931(known)),
});
