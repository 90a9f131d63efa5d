import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', et: 'Käibemaks' },
    title: { en: 'Value Added Tax', et: 'Käibemaks' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', et: 'Standardmäär' },
        { since: '2025-07-01', percent: '24.0%' },
        { since: '2024-01-01', percent: '22.0%' },
        { since: '2009-07-01', percent: '20.0%' },
        { since: '2000-01-01', percent: '18.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', et: 'Vähendatud määr (majutus)' },
        { en: 'For accommodation, with breakfast.' },
        { since: '2025-01-01', percent: '13.0%' },
        { since: '2009-01-01', percent: '9.0%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', et: 'Vähendatud määr' },
        { en: 'For books, newspapers, medicines and medical devices.' },
        { since: '2009-01-01', percent: '9.0%' },
        { since: '2000-01-01', percent: '5.0%' },
      ),
    ],
    sources: [
      { title: { en: 'Käibemaksuseadus § 15 (määrad), § 37 (arve)' }, url: 'https://www.riigiteataja.ee/akt/KMS' },
    ],
  },
];
