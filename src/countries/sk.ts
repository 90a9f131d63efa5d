import type { CountryFacts } from './facts.ts';

export const sk: CountryFacts = {
  languages: ['sk'],
  taxNumber: { name: { sk: 'IČ DPH', en: 'VAT no.' }, prefix: 'always' },
  reference: { name: { sk: 'Variabilný symbol', en: 'Variable symbol' }, form: /^\d{1,10}$/ },
  numbers: { ICO: 'IČO', DIC: 'DIČ' },
};
