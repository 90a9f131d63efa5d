import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', fi: 'ALV' },
    title: { en: 'Value Added Tax', fi: 'Arvonlisävero' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', fi: 'Yleinen verokanta' },
        { since: '2024-09-01', percent: '25.5%' },
        { since: '2013-01-01', percent: '24.0%' },
      ),
      standardRate(
        'reduced',
        { en: 'Reduced Rate', fi: 'Ensimmäinen alennettu verokanta' },
        { since: '2026-01-01', percent: '13.5%' },
        { since: '2013-01-01', percent: '14.0%' },
      ),
      standardRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', fi: 'Toinen alennettu verokanta' },
        { since: '2013-01-01', percent: '10.0%' },
      ),
    ],
    sources: [
      {
        title: { en: 'Verohallinto - VAT Rates' },
        url: 'https://www.vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/rates-of-vat/',
      },
      {
        title: { en: 'Finlex - Value Added Tax Act 1501/1993' },
        url: 'https://www.finlex.fi/fi/laki/ajantasa/1993/19931501',
      },
    ],
  },
];
