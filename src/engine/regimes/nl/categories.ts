import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', nl: 'BTW' },
    title: { en: 'Value Added Tax', nl: 'Belasting Toegevoegde Waarde' },
    keys: vatKeys,
    rates: [
      standardRate('general', { en: 'General Rate', nl: 'Algemeen Tarief' }, { percent: '21.0%' }),
      standardRate('reduced', { en: 'Reduced Rate', nl: 'Gereduceerd Tarief' }, { percent: '9.0%' }),
    ],
  },
];
