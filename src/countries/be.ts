import type { CountryFacts } from './facts.ts';

export const be: CountryFacts = {
  languages: ['nl', 'fr', 'de'],
  taxNumber: { name: { nl: 'Btw-nummer', fr: 'N° de TVA', de: 'MwSt-Nr.', en: 'VAT no.' }, prefix: 'always' },
  numbers: { BCE: { nl: 'KBO-nummer', fr: 'N° BCE', de: 'ZDU-Nummer', en: 'CBE no.' } },
  schemes: { '0208': 'KBO/BCE' },
  secondNumbers: [{ label: 'BCE', members: { type: 'BCE' } }],
  taxes: { VAT: { nl: 'Btw', fr: 'TVA', de: 'MwSt.', en: 'VAT' } },
  titles: { nl: { 'credit-note': 'Creditnota', advance: 'Voorschotfactuur' }, fr: { 'credit-note': 'Note de crédit' } },
  reference: {
    name: {
      nl: 'Gestructureerde mededeling',
      fr: 'Communication structurée',
      de: 'Strukturierte Mitteilung',
      en: 'Structured communication',
    },
    form: /^\+{3}/,
  },
  numberMasks: { BCE: '####.###.###' },
  words: {
    nl: { net: 'Totaal excl. btw', tax: 'Btw', totalWithTax: 'Totaal incl. btw', payableWithTax: 'Totaal incl. btw' },
    fr: { tax: 'TVA', totalWithTax: 'Total TVAC', payableWithTax: 'Total TVAC', precedes: 'Facture antérieure' },
  },
};
