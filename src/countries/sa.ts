import type { CountryFacts } from './facts.ts';

/** VAT implementing regulations, articles 53 and 54. */
export const sa: CountryFacts = {
  titles: {
    en: {
      standard: 'Tax invoice',
      simplified: 'Simplified tax invoice',
      'credit-note': 'Credit note',
      'debit-note': 'Debit note',
    },
  },
};
