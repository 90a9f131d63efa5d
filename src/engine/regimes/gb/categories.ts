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
        values: [{ since: '2011-01-04', percent: '20.0%' }],
      },
      {
        rate: 'reduced',
        keys: ['standard'],
        name: { en: 'Reduced Rate' },
        values: [{ since: '2011-01-04', percent: '5.0%' }],
      },
    ],
  },
];
