import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', nl: 'BTW' },
    title: { en: 'Value Added Tax', nl: 'Belasting Toegevoegde Waarde' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', nl: 'Algemeen Tarief' },
        { since: '2012-10-01', percent: '21.0%' },
        { since: '2001-01-01', percent: '19.0%' },
      ),
      standardRate(
        'reduced',
        { en: 'Reduced Rate', nl: 'Gereduceerd Tarief' },
        { since: '2019-01-01', percent: '9.0%' },
        { since: '1986-10-01', percent: '6.0%' },
      ),
    ],
  },
];
