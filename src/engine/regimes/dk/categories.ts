import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { da: 'moms', en: 'VAT' },
    title: { da: 'Merværdiafgift', en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      standardRate('general', { da: 'Standardsats', en: 'General Rate' }, { since: '1992-01-01', percent: '25.0%' }),
    ],
    sources: [{ title: { en: 'Danish Tax Agency - VAT rates' }, url: 'https://skat.dk/erhverv/moms' }],
  },
];
