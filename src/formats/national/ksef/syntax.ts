import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { ksefFacts } from './facts.ts';
import { ksef as format } from './index.ts';
import { KSEF_OPTIONS } from './options.ts';

/** Structured invoices of the Polish national system. */
export const ksef: Syntax = {
  ...ksefFacts,
  formats: [format],
  isRoot: ({ localName, name }) => localName === 'Faktura' || /^\{http:\/\/crd\.gov\.pl\//.test(name),
  ownClasses: lazily(() => import('./classes.ts')),
  options: KSEF_OPTIONS,
  invoiced: lazily(() => import('./invoiced.ts')),
  load: lazily(async () => (await import('./ksef.ts')).ksef),
};
