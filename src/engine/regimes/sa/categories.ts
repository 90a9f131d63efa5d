import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
    title: { ar: 'ضريبة القيمة المضافة', en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { ar: 'النسبة الأساسية', en: 'Standard Rate' },
        { since: '2020-07-01', percent: '15.0%' },
        { since: '2018-01-01', percent: '5.0%' },
      ),
    ],
    sources: [
      {
        title: { ar: 'هيئة الزكاة والضريبة والجمارك', en: 'ZATCA - VAT Regulations' },
        url: 'https://zatca.gov.sa/en/RulesRegulations/VAT/Pages/default.aspx',
      },
    ],
  },
];
