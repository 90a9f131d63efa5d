import type { CountryFacts } from './facts.ts';

/** Papers in French with a provincial tax are those of Quebec. */
export const ca: CountryFacts = {
  languages: ['en', 'fr'],
  taxNumber: { name: { en: 'GST/HST no.', fr: 'N° de TPS/TVH' }, masks: ['######### ######'] },
  taxes: { GST: { en: 'GST', fr: 'TPS' }, HST: { en: 'HST', fr: 'TVH' }, PST: { en: 'PST', fr: 'TVQ' } },
  titles: { fr: { 'credit-note': 'Note de crédit' } },
  address: {
    isNumberFirst: true,
    code: 'after-state',
    townLabel: 'City',
    stateLabel: 'Province',
    codeLabel: 'Postal code',
  },
  words: {
    en: { net: 'Total before tax' },
    fr: { net: 'Total avant taxes', totalWithTax: 'Total avec taxes', precedes: 'Facture antérieure' },
  },
  clearing: { name: { en: 'Transit and institution no.', fr: 'N° de transit et d’institution' } },
};
