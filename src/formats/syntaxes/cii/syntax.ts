import { invoiceFormats } from '../../invoice-formats.ts';
import { lazily } from '../../lazily.ts';
import { ROOTS } from '../../model/plan.ts';
import type { Syntax } from '../../syntax.ts';

/** Cross Industry Invoice of UN/CEFACT. */
export const cii: Syntax = {
  key: 'cii',
  family: 'en16931',
  name: 'UN/CEFACT CII',
  formats: invoiceFormats.filter(({ syntax }) => syntax === 'cii'),
  isRoot: ({ name }) => name === ROOTS.cii,
  begins: /<(?:[\w.-]+:)?CrossIndustryInvoice[\s>]/,
  documents: ['bill/invoice'],
  load: lazily(async () => (await import('../en16931/code.ts')).en16931),
};
