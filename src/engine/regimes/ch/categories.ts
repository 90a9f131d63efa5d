import type { CategoryDefinition } from '../../tax/definitions.ts';
import { vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT' },
    title: { en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      {
        rate: 'general',
        keys: ['standard'],
        name: { en: 'General Rate' },
        values: [{ since: '2024-01-01', percent: '8.1%' }],
      },
      {
        rate: 'intermediate',
        keys: ['standard'],
        name: { en: 'Intermediate Rate' },
        values: [{ since: '2024-01-01', percent: '3.8%' }],
      },
      {
        rate: 'reduced',
        keys: ['standard'],
        name: { en: 'Reduced Rate' },
        values: [{ since: '2024-01-01', percent: '2.6%' }],
      },
    ],
    sources: [
      {
        title: { en: 'Current Swiss VAT rates | FTA' },
        url: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
      },
    ],
  },
];
