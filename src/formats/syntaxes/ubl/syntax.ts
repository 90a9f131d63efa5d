import { invoiceFormats } from '../../invoice-formats.ts';
import { lazily } from '../../lazily.ts';
import { ROOTS } from '../../model/plan.ts';
import type { Syntax } from '../../syntax.ts';
import { ublFacts } from './facts.ts';

/** Universal Business Language of OASIS: invoices and credit notes. */
export const ubl: Syntax = {
  ...ublFacts,
  formats: invoiceFormats.filter(({ syntax }) => syntax === 'ubl'),
  isRoot: ({ name }) => name === ROOTS['ubl-invoice'] || name === ROOTS['ubl-credit-note'],
  load: lazily(async () => (await import('../en16931/code.ts')).en16931),
};
