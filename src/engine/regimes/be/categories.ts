import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT' },
    title: { en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { de: 'Allgemeiner Satz', en: 'General Rate', fr: 'Taux normal', nl: 'Algemeen tarief' },
        { since: '2011-01-04', percent: '21.0%' },
      ),
      standardRate(
        'intermediate',
        { de: 'Mittlerer Satz', en: 'Intermediate Rate', fr: 'Taux intermédiaire', nl: 'Tussentarief' },
        { since: '2011-01-01', percent: '12.0%' },
      ),
      standardRate(
        'reduced',
        { de: 'Ermäßigter Satz', en: 'Reduced Rate', fr: 'Taux réduit', nl: 'Verlaagd Tarief' },
        { since: '2011-01-04', percent: '6.0%' },
      ),
    ],
    sources: [
      {
        title: { en: 'VAT rates | FPS Finance' },
        url: 'https://finance.belgium.be/en/enterprises/vat/vat-obligation/rates-and-calculation/vat-rates#q1',
      },
    ],
  },
];
