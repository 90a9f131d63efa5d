import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', hu: 'ÁFA' },
    title: { en: 'Value Added Tax', hu: 'Általános forgalmi adó' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', hu: 'Általános kulcs' },
        { since: '2012-01-01', percent: '27.0%' },
        { since: '2009-07-01', percent: '25.0%' },
        { since: '2006-01-01', percent: '20.0%' },
        { since: '1988-01-01', percent: '25.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', hu: 'Kedvezményes kulcs' },
        { en: 'For products of milk and cereals, and open-air events.' },
        { since: '2009-07-01', percent: '18.0%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', hu: 'Kedvezményes alsó kulcs' },
        {
          en: 'For medicines, books, newspapers, district heating, meat, fish, eggs, milk, restaurant meals and stays in hotels.',
        },
        { since: '2004-01-01', percent: '5.0%' },
      ),
    ],
    sources: [
      {
        title: { en: '2007. évi CXXVII. törvény (Áfa tv.), 82. §, 169. §' },
        url: 'https://njt.hu/jogszabaly/2007-127-00-00',
      },
    ],
  },
];
