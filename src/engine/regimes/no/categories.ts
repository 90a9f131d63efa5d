import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', nb: 'MVA' },
    title: { en: 'Value Added Tax', nb: 'Merverdiavgift' },
    keys: vatKeys,
    rates: [
      standardRate('general', { en: 'General Rate', nb: 'Alminnelig sats' }, { since: '2005-01-01', percent: '25.0%' }),
      standardRate(
        'reduced',
        { en: 'Reduced Rate', nb: 'Redusert sats' },
        { since: '2012-01-01', percent: '15.0%' },
        { since: '2007-01-01', percent: '14.0%' },
      ),
      standardRate(
        'super-reduced',
        { en: 'Super-reduced Rate', nb: 'Lav sats' },
        { since: '2021-10-01', percent: '12.0%' },
        { since: '2020-04-01', percent: '6.0%' },
        { since: '2018-01-01', percent: '12.0%' },
        { since: '2016-01-01', percent: '10.0%' },
        { since: '2008-01-01', percent: '8.0%' },
      ),
      standardRate('special', { en: 'Special Rate', nb: 'Særskilt sats' }, { percent: '11.11%' }),
    ],
    sources: [
      {
        title: { en: 'Skatteetaten - VAT rates', nb: 'Skatteetaten - Satser for merverdiavgift' },
        url: 'https://www.skatteetaten.no/en/rates/value-added-tax/',
        at: '2025-06-15T00:00:00',
      },
      {
        title: { en: 'Stortingsvedtak om merverdiavgift for 2026' },
        url: 'https://lovdata.no/dokument/STV/forskrift/2025-12-18-2752',
      },
      {
        title: { nb: 'Lovdata - merverdiavgiftsloven' },
        url: 'https://lovdata.no/dokument/NL/lov/2009-06-19-58',
      },
    ],
  },
];
