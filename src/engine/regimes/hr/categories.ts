import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', hr: 'PDV' },
    title: { en: 'Value Added Tax', hr: 'Porez na dodanu vrijednost' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', hr: 'Opća stopa' },
        { since: '2012-03-01', percent: '25.0%' },
        { since: '2009-08-01', percent: '23.0%' },
        { since: '1998-08-01', percent: '22.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', hr: 'Snižena stopa' },
        { en: 'For stays in hotels, food in restaurants, water, electricity, some food, and tickets.' },
        { since: '2014-01-01', percent: '13.0%' },
        { since: '2006-01-01', percent: '10.0%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', hr: 'Super snižena stopa' },
        { en: 'For bread, milk, books, medicines and cinema tickets.' },
        { since: '2013-01-01', percent: '5.0%' },
      ),
    ],
    sources: [{ title: { en: 'Zakon o PDV-u, čl. 38 (stope), čl. 79 (računi)' }, url: 'https://narodne-novine.nn.hr' }],
  },
];
