import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { ROOTS } from '../../model/plan.ts';
import { cdarFacts } from './facts.ts';
import { cdarFormats } from './index.ts';

/** Cross Domain Acknowledgement and Response of UN/CEFACT: life cycle messages of the French reform. */
export const cdar: Syntax = {
  ...cdarFacts,
  formats: cdarFormats,
  isRoot: ({ name }) => name === ROOTS.cdar,
  load: lazily(async () => (await import('./code.ts')).cdar),
};
