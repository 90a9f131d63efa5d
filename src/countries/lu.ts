import type { CountryFacts } from './facts.ts';

export const lu: CountryFacts = {
  languages: ['fr', 'de'],
  taxNumber: { name: { fr: 'N° de TVA', de: 'MwSt-Nr.', en: 'VAT no.' }, prefix: 'always' },
  numbers: {
    RCS: { fr: 'N° RCS', de: 'RCS-Nr.', en: 'RCS no.' },
    MATRICULE: { fr: 'Matricule', de: 'Matrikel', en: 'National no.' },
  },
  schemes: { '0240': 'Matricule' },
  secondNumbers: [{ label: 'RCS', members: { type: 'RCS' } }],
  taxes: { VAT: { fr: 'TVA', de: 'MwSt.', en: 'VAT' } },
  titles: { fr: { 'credit-note': 'Note de crédit' }, de: { 'credit-note': 'Rechnungskorrektur' } },
  words: { fr: { payableWithTax: 'Total TTC' } },
  address: { isNumberFirst: true, codePrefix: 'L-' },
};
