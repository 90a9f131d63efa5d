import type { CountryFacts } from './facts.ts';

export const nz: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'GST no.', masks: ['###-###-###', '##-###-###'] },
  secondNumbers: [{ label: 'NZBN', members: { scope: 'legal', type: 'NZBN', ext: { 'iso-scheme-id': '0088' } } }],
  titles: {
    en: {
      standard: 'Tax invoice',
      simplified: 'Tax invoice',
      advance: 'Advance tax invoice',
      partial: 'Interim tax invoice',
      final: 'Final tax invoice',
      'self-billed': 'Buyer created tax invoice',
      other: 'Tax invoice',
    },
  },
  // Goods and Services Tax Act 1985, section 11.
  taxKeys: { en: { zero: 'zero-rated' } },
  words: { en: { net: 'Total excluding GST', taxIncluded: 'GST included in prices' } },
  address: { isNumberFirst: true, code: 'after-town' },
};
