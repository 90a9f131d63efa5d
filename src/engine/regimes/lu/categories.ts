import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', fr: 'TVA', de: 'MwSt.' },
    title: { en: 'Value Added Tax', fr: 'Taxe sur la valeur ajoutée', de: 'Mehrwertsteuer' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', fr: 'Taux normal', de: 'Normalsatz' },
        { since: '2024-01-01', percent: '17.0%' },
        { since: '2023-01-01', percent: '16.0%' },
        { since: '2015-01-01', percent: '17.0%' },
        { since: '1992-01-01', percent: '15.0%' },
      ),
      describedRate(
        'intermediate',
        { en: 'Intermediate Rate', fr: 'Taux intermédiaire', de: 'Zwischensatz' },
        { en: 'For wine up to 13% vol., solid fuels, printed advertising, and the custody of securities.' },
        { since: '2024-01-01', percent: '14.0%' },
        { since: '2023-01-01', percent: '13.0%' },
        { since: '2015-01-01', percent: '14.0%' },
        { since: '1993-01-01', percent: '12.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', fr: 'Taux réduit', de: 'Ermäßigter Satz' },
        { en: 'For gas, electricity, hairdressers, small repairs and plants.' },
        { since: '2024-01-01', percent: '8.0%' },
        { since: '2023-01-01', percent: '7.0%' },
        { since: '2015-01-01', percent: '8.0%' },
        { since: '1992-01-01', percent: '6.0%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', fr: 'Taux super-réduit', de: 'Stark ermäßigter Satz' },
        {
          en: 'For food, books, medicines, passenger transport, restaurants, children’s clothes, and homes that their owner lives in.',
        },
        { since: '1992-01-01', percent: '3.0%' },
      ),
    ],
    sources: [{ title: { en: 'AED - Taux de TVA' }, url: 'https://www.aed.public.lu/en/tva/taux-tva.html' }],
  },
];
