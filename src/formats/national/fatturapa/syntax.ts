import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { fatturapaFacts } from './facts.ts';
import { fatturapa as format } from './index.ts';
import { FATTURAPA_OPTIONS } from './options.ts';

/** Invoices of the Italian exchange system SdI. */
export const fatturapa: Syntax = {
  ...fatturapaFacts,
  formats: [format],
  isRoot: ({ localName }) => fatturapaFacts.roots.some((name) => name === localName),
  ownClasses: lazily(() => import('./classes.ts')),
  options: FATTURAPA_OPTIONS,
  load: lazily(async () => (await import('./fatturapa.ts')).fatturapa),
};
