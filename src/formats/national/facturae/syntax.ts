import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { facturaeFacts } from './facts.ts';
import { facturae as format } from './index.ts';
import { FACTURAE_OPTIONS } from './options.ts';

/** Invoices for the public bodies of Spain. */
export const facturae: Syntax = {
  ...facturaeFacts,
  formats: [format],
  isRoot: ({ localName }) => localName === 'Facturae',
  ownClasses: lazily(() => import('./classes.ts')),
  options: FACTURAE_OPTIONS,
  load: lazily(async () => (await import('./facturae.ts')).facturae),
};
