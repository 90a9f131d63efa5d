import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', ro: 'TVA' },
    title: { en: 'Value Added Tax', ro: 'Taxa pe valoarea adăugată' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', ro: 'Cota standard' },
        { since: '2025-08-01', percent: '21%' },
        { since: '2017-01-01', percent: '19%' },
        { since: '2016-01-01', percent: '20%' },
        { since: '2010-07-01', percent: '24%' },
        { since: '2000-01-01', percent: '19%' },
        { since: '1998-02-01', percent: '22%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', ro: 'Cota redusă' },
        { en: 'For food, medicines, water, stays in hotels, restaurants, books and tickets.' },
        { since: '2025-08-01', percent: '11%' },
        { since: '2004-01-01', percent: '9%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', ro: 'Cota super-redusă' },
        { en: 'Until July 2025 for social housing, books and tickets; since then equal to the reduced rate.' },
        { since: '2025-08-01', percent: '11%' },
        { since: '2008-12-15', percent: '5%' },
      ),
    ],
    sources: [
      { title: { en: 'Codul fiscal (Legea 227/2015), art. 291, 319, 331' }, url: 'https://legislatie.just.ro' },
    ],
  },
];
