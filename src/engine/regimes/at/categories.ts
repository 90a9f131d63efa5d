import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT' },
    title: { en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      standardRate('general', { en: 'General Rate' }, { since: '2011-01-04', percent: '20.0%' }),
      standardRate('intermediate', { en: 'Intermediate Rate' }, { since: '2016-01-01', percent: '13.0%' }),
      standardRate('reduced', { en: 'Reduced Rate' }, { since: '2011-01-04', percent: '10.0%' }),
      standardRate('super-reduced', { en: 'Super-Reduced Rate' }, { since: '2026-07-01', percent: '4.9%' }),
    ],
    sources: [
      {
        title: { en: 'Business Service Portal - Rates of VAT' },
        url: 'https://www.usp.gv.at/en/steuern-finanzen/umsatzsteuer/steuersaetze-der-umsatzsteuer.html',
      },
    ],
  },
];
