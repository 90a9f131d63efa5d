import type { CountryFacts } from './facts.ts';

export const li: CountryFacts = {
  languages: ['de'],
  taxNumber: { name: { de: 'MWST-Nr.', en: 'VAT no.' } },
  taxes: { VAT: { de: 'MWST', en: 'VAT' } },
  titles: { de: { 'credit-note': 'Gutschrift' } },
};
