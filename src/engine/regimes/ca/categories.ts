import type { CategoryDefinition } from '../../tax/definitions.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'GST',
    name: { en: 'GST' },
    title: { en: 'General Sales Tax' },
    rates: [
      { rate: 'zero', name: { en: 'Zero Rate' }, values: [{ percent: '0.0%' }] },
      {
        rate: 'general',
        name: { en: 'General rate' },
        values: [{ since: '2022-01-01', percent: '5%' }],
      },
    ],
    sources: [
      {
        title: { en: 'GST/HST provincial rates table' },
        url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html',
      },
    ],
  },
  {
    code: 'HST',
    name: { en: 'HST' },
    title: { en: 'Harmonized Sales Tax' },
  },
  {
    code: 'PST',
    name: { en: 'PST' },
    title: { en: 'Provincial Sales Tax' },
  },
];
