import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT' },
    title: { en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      standardRate('general', { en: 'General Rate' }, { since: '2024-01-01', percent: '8.1%' }),
      standardRate('intermediate', { en: 'Intermediate Rate' }, { since: '2024-01-01', percent: '3.8%' }),
      standardRate('reduced', { en: 'Reduced Rate' }, { since: '2024-01-01', percent: '2.6%' }),
    ],
    sources: [
      {
        title: { en: 'Current Swiss VAT rates | FTA' },
        url: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
      },
    ],
  },
];
