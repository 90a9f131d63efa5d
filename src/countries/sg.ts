import type { CountryFacts } from './facts.ts';

/** Goods and Services Tax (General) Regulations, regulations 11 and 13. */
export const sg: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'GST reg. no.' },
  schemes: { '0195': 'UEN' },
  secondNumbers: [{ label: 'UEN', members: { scope: 'legal', type: 'UEN' } }],
  titles: {
    en: {
      standard: 'Tax Invoice',
      simplified: 'Simplified Tax Invoice',
      advance: 'Advance Tax Invoice',
      partial: 'Interim Tax Invoice',
      final: 'Final Tax Invoice',
      other: 'Tax Invoice',
      'credit-note': 'Credit Note',
      'debit-note': 'Debit Note',
    },
  },
  taxKeys: { en: { zero: 'zero-rated' } },
  words: { en: { net: 'Total excluding GST', taxIncluded: 'GST included in prices' } },
  address: { isNumberFirst: true, code: 'after-town', isCity: true },
};
