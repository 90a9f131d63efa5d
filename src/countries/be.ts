import type { CountryFacts } from './facts.ts';

export const be: CountryFacts = {
  languages: ['nl', 'fr', 'de'],
  taxNumber: { name: { nl: 'Btw-nummer', fr: 'N° de TVA', de: 'MwSt-Nr.', en: 'VAT no.' }, prefix: 'always' },
  numbers: { BCE: { nl: 'KBO-nummer', fr: 'N° BCE', de: 'ZDU-Nummer', en: 'CBE no.' } },
  schemes: { '0208': 'KBO/BCE' },
  secondNumbers: [{ label: 'BCE', members: { type: 'BCE' } }],
  taxes: { VAT: { nl: 'Btw', fr: 'TVA', de: 'MwSt.', en: 'VAT' } },
  titles: { nl: { 'credit-note': 'Creditnota' }, fr: { 'credit-note': 'Note de crédit' } },
};
