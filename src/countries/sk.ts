import type { CountryFacts } from './facts.ts';

export const sk: CountryFacts = {
  languages: ['sk'],
  taxNumber: { name: { sk: 'IČ DPH', en: 'VAT no.' }, prefix: 'always' },
  numbers: { ICO: 'IČO', DIC: 'DIČ' },
};
