import type { CountryFacts } from './facts.ts';

export const mc: CountryFacts = {
  languages: ['fr'],
  taxNumber: { name: 'N° de TVA', prefix: 'always' },
  address: { isNumberFirst: true, isCity: true },
};
