import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', ga: 'CBL' },
    title: { en: 'Value Added Tax', ga: 'Cáin Bhreisluacha' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', ga: 'Ráta Caighdeánach' },
        { since: '2021-03-01', percent: '23.0%' },
        { since: '2020-09-01', percent: '21.0%' },
        { since: '2012-01-01', percent: '23.0%' },
        { since: '2010-01-01', percent: '21.0%' },
      ),
      standardRate(
        'reduced',
        { en: 'First Reduced Rate', ga: 'An Chéad Ráta Laghdaithe' },
        { since: '2003-01-01', percent: '13.5%' },
      ),
      standardRate(
        'super-reduced',
        { en: 'Second Reduced Rate', ga: 'An Dara Ráta Laghdaithe' },
        { since: '2011-01-01', percent: '9.0%' },
      ),
      standardRate('special', { en: 'Livestock Rate', ga: 'Ráta Beostoic' }, { since: '2008-01-01', percent: '4.8%' }),
    ],
    sources: [
      {
        title: { en: 'Revenue - Current VAT Rates' },
        url: 'https://www.revenue.ie/en/vat/vat-rates/search-vat-rates/current-vat-rates.aspx',
        at: '2025-01-29T00:00:00',
      },
      {
        title: { en: 'Revenue - Historical VAT Rates' },
        url: 'https://www.revenue.ie/en/vat/vat-rates/historical-vat-rates/index.aspx',
      },
      {
        title: { en: 'Citizens Information - Value Added Tax' },
        url: 'https://www.citizensinformation.ie/en/money-and-tax/tax/duties-and-vat/value-added-tax/',
        at: '2025-01-29T00:00:00',
      },
    ],
  },
];
