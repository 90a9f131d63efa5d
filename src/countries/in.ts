import type { CountryFacts } from './facts.ts';

/** Central Goods and Services Tax Rules 2017, rules 46 and 50 (an advance has a receipt voucher). */
export const india: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'GSTIN' },
  // Services have a code of the same list, SAC.
  numbers: { HSN: 'HSN/SAC' },
  titles: {
    en: {
      standard: 'Tax Invoice',
      simplified: 'Tax Invoice',
      advance: 'Receipt Voucher',
      partial: 'Tax Invoice',
      final: 'Tax Invoice',
      other: 'Tax Invoice',
      'credit-note': 'Credit Note',
      'debit-note': 'Debit Note',
    },
  },
  // Rule 46 (p) and (q).
  statements: ({ tags }) => [
    `Tax payable on reverse charge: ${tags.includes('reverse-charge') ? 'Yes' : 'No'}`,
    'Signature of the supplier or authorised representative: ____________________',
  ],
  // Rule 46 (k).
  words: { en: { net: 'Taxable value' } },
  address: {
    isNumberFirst: true,
    code: 'after-town',
    townLabel: 'City',
    provinceLabel: 'State',
    codeLabel: 'PIN code',
  },
  clearing: { name: 'IFSC' },
};
