import type { CountryFacts } from './facts.ts';

export const uy: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'RUT' },
  words: { es: { issueDate: 'Fecha de emisión' } },
};
