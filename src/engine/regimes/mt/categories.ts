import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', mt: 'VAT' },
    title: { en: 'Value Added Tax', mt: 'Taxxa fuq il-Valur Miżjud' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate' },
        { since: '2004-01-01', percent: '18%' },
        { since: '1999-01-01', percent: '15%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate' },
        {
          en: 'For the custody of securities, the management of credit, the hire of pleasure boats, and care of the body.',
        },
        { since: '2024-01-01', percent: '12%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Second Reduced Rate' },
        { en: 'For licensed accommodation and the use of sports facilities.' },
        { since: '2011-01-01', percent: '7%' },
      ),
      describedRate(
        'special',
        { en: 'Third Reduced Rate' },
        { en: 'For electricity, sweets, medical accessories, printed matter, small repairs and culture.' },
        { since: '1999-01-01', percent: '5%' },
      ),
    ],
    sources: [{ title: { en: 'Value Added Tax Act (Cap. 406)' }, url: 'https://legislation.mt/eli/cap/406/eng' }],
  },
];
