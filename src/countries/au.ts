import type { CountryFacts } from './facts.ts';

/** A New Tax System (Goods and Services Tax) Act 1999, sections 29-70 and 29-75. */
export const au: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'ABN', masks: ['## ### ### ###'] },
  schemes: { '0151': 'ABN' },
  titles: {
    en: {
      standard: 'Tax invoice',
      simplified: 'Tax invoice',
      other: 'Tax invoice',
      'credit-note': 'Adjustment note',
      'self-billed': 'Recipient created tax invoice',
      advance: 'Advance tax invoice',
      partial: 'Interim tax invoice',
      final: 'Final tax invoice',
      'self-billed-credit': 'Recipient created adjustment note',
    },
  },
  // Act, divisions 38 and 40.
  taxKeys: { en: { zero: 'GST-free', exempt: 'input taxed' } },
  words: { en: { net: 'Total excluding GST', taxIncluded: 'GST included in prices' } },
  address: {
    isNumberFirst: true,
    code: 'after-state',
    townLabel: 'Suburb',
    stateLabel: 'State',
    codeLabel: 'Postcode',
  },
  clearing: { name: 'BSB', mask: '###-###' },
};
