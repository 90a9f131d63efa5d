import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { verifactuFacts } from './facts.ts';
import { verifactu as format } from './index.ts';
import { VERIFACTU_OPTIONS } from './options.ts';

const ROOTS: readonly string[] = verifactuFacts.roots;

/** Billing records of the Spanish tax office, with their messages, answers and events. */
export const verifactu: Syntax = {
  ...verifactuFacts,
  formats: [format],
  isRoot: ({ localName }) => ROOTS.includes(localName),
  ownClasses: lazily(() => import('./classes.ts')),
  options: VERIFACTU_OPTIONS,
  load: lazily(async () => (await import('./verifactu.ts')).verifactu),
};
