import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', pl: 'VAT' },
    title: { en: 'Value Added Tax', pl: 'Podatek od Wartości Dodanej' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', pl: 'Stawka Podstawowa' },
        { since: '2011-01-01', percent: '23.0%' },
        { since: '1993-07-08', percent: '22.0%' },
      ),
      standardRate(
        'reduced',
        { en: 'First Reduced Rate', pl: 'Stawka Obniżona Pierwsza' },
        { since: '2011-01-01', percent: '8.0%' },
        { since: '2000-09-04', percent: '7.0%' },
      ),
      standardRate(
        'super-reduced',
        { en: 'Second Reduced Rate', pl: 'Stawka Obniżona Druga' },
        { since: '2011-01-01', percent: '5.0%' },
        { since: '2000-09-04', percent: '3.0%' },
      ),
    ],
  },
];
