import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', bg: 'ДДС' },
    title: { en: 'Value Added Tax', bg: 'Данък върху добавената стойност' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', bg: 'Стандартна ставка' },
        { since: '1999-01-01', percent: '20.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', bg: 'Намалена ставка' },
        { en: 'For stays in hotels, books, baby food and nappies.' },
        { since: '2011-04-01', percent: '9.0%' },
        { since: '2007-01-01', percent: '7.0%' },
      ),
    ],
    sources: [{ title: { en: 'NRA - Value Added Tax' }, url: 'https://nra.bg' }],
  },
];
