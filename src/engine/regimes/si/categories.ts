import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', sl: 'DDV' },
    title: { en: 'Value Added Tax', sl: 'Davek na dodano vrednost' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', sl: 'Splošna stopnja' },
        { since: '2013-07-01', percent: '22.0%' },
        { since: '2002-01-01', percent: '20.0%' },
        { since: '1999-07-01', percent: '19.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', sl: 'Nižja stopnja' },
        { en: 'For food, water, medicines, passenger transport and stays in hotels.' },
        { since: '2013-07-01', percent: '9.5%' },
        { since: '2002-01-01', percent: '8.5%' },
        { since: '1999-07-01', percent: '8.0%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Special Reduced Rate for Publications', sl: 'Posebna nižja stopnja' },
        { en: 'For books and newspapers, printed or online.' },
        { since: '2020-01-01', percent: '5.0%' },
      ),
    ],
    sources: [{ title: { en: 'ZDDV-1, 41., 82. in 83. člen' }, url: 'https://pisrs.si/pregledPredpisa?id=ZAKO4701' }],
  },
];
