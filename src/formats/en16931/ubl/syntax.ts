import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { ROOTS } from '../../model/plan.ts';
import type { Known } from '../syntax/code.ts';
import { ublFacts } from './facts.ts';

/** Universal Business Language of OASIS: invoices and credit notes. */
export const ubl = (known: Known): Syntax => ({
  ...ublFacts,
  formats: known.formats,
  isRoot: ({ name }) => name === ROOTS['ubl-invoice'] || name === ROOTS['ubl-credit-note'],
  load: lazily(async () => (await import('../syntax/code.ts')).en16931(known)),
});
