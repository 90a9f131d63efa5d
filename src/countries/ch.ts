import type { CountryFacts } from './facts.ts';

/** Value added tax act (SR 641.20), article 26: the number with the name of the tax. `Gutschrift` is a credit note here. */
export const ch: CountryFacts = {
  languages: ['de', 'fr', 'it'],
  taxNumber: {
    name: { de: 'MWST-Nr.', fr: 'N° TVA', it: 'N. IVA', en: 'VAT no.' },
    masks: ['CH#-###.###.###'],
    suffix: { de: 'MWST', fr: 'TVA', it: 'IVA', en: 'VAT' },
  },
  schemes: { '0183': 'UID' },
  taxes: { VAT: { de: 'MWST', fr: 'TVA', it: 'IVA', en: 'VAT' } },
  titles: {
    de: { 'credit-note': 'Gutschrift', simplified: 'Vereinfachte Rechnung' },
    fr: { 'credit-note': 'Note de crédit' },
  },
  clearing: { name: { de: 'Clearing-Nr.', fr: 'N° de clearing', it: 'N. di clearing', en: 'Clearing no.' } },
};
