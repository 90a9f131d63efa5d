import { invoiceFormats } from '../../invoice-formats.ts';
import { lazily } from '../../lazily.ts';
import { ROOTS } from '../../model/plan.ts';
import type { Syntax } from '../../syntax.ts';
import { ciiFacts } from './facts.ts';

/** Cross Industry Invoice of UN/CEFACT. */
export const cii: Syntax = {
  ...ciiFacts,
  formats: invoiceFormats.filter(({ syntax }) => syntax === 'cii'),
  isRoot: ({ name }) => name === ROOTS.cii,
  load: lazily(async () => (await import('../en16931/code.ts')).en16931),
};
