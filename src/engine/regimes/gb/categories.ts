import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT' },
    title: { en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      standardRate('general', { en: 'General Rate' }, { since: '2011-01-04', percent: '20.0%' }),
      standardRate('reduced', { en: 'Reduced Rate' }, { since: '2011-01-04', percent: '5.0%' }),
    ],
  },
];
