import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

/** Invoices of the Italian exchange system (SdI): FPA12, FPR12 and, for simplified invoices, FSM10. */
export const fatturapa: Format = {
  key: 'fatturapa',
  name: { en: 'FatturaPA', it: 'FatturaPA' },
  description: {
    en: 'The e-invoice of the Italian exchange system SdI: FPA12, FPR12 or FSM10, depending on the document.',
    it: 'La fattura elettronica del Sistema di Interscambio: FPA12, FPR12 o FSM10, secondo il documento.',
  },
  syntax: 'fatturapa',
  specification: 'FPR12',
  addons: ['it-sdi-v1'],
  usualFor: ['it-sdi-v1'],
  schema: schemaNamed('fpr-12'),
  rules: [ruleSet('fatturapa', () => import('./rules.ts'))],
  aliases: ['FPR12', 'FPA12', 'FSM10', 'fpr12', 'fpa12', 'fsm10'],
  takesAnyFile: true,
  reads: true,
  writes: true,
};
