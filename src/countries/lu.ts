import type { CountryFacts } from './facts.ts';

export const lu: CountryFacts = {
  languages: ['fr', 'de'],
  taxNumber: { name: { fr: 'N° de TVA', de: 'MwSt-Nr.', en: 'VAT no.' }, prefix: 'always' },
  titles: { fr: { 'credit-note': 'Note de crédit' } },
  address: { isNumberFirst: true },
};
