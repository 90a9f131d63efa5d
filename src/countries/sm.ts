import type { CountryFacts } from './facts.ts';

export const sm: CountryFacts = {
  languages: ['it'],
  taxNumber: { name: 'C.O.E.' },
};
