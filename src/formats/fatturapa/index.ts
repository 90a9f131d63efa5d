import type { Format } from '../format.ts';

/** Invoices of the Italian exchange system (SdI): FPA12 and FPR12, simplified ones FSM10. */
export const fatturapa: Format = {
  key: 'fatturapa',
  name: { en: 'FatturaPA', it: 'FatturaPA' },
  description: {
    en: 'The e-invoice of the Italian exchange system SdI: FPA12 for public administrations, FPR12 for all others, FSM10 for simplified invoices. The document decides which.',
    it: 'La fattura elettronica del Sistema di Interscambio: FPA12 per le pubbliche amministrazioni, FPR12 per tutti gli altri, FSM10 per le fatture semplificate. Decide il documento.',
  },
  syntax: 'fatturapa',
  specification: 'FPR12',
  addons: ['it-sdi-v1'],
  schema: 'fpr-12',
  rules: ['fatturapa'],
  aliases: ['FPR12', 'FPA12', 'FSM10', 'fpr12', 'fpa12', 'fsm10'],
  reads: true,
  writes: true,
};
