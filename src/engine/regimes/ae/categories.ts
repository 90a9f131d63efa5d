import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
    title: { ar: 'ضريبة القيمة المضافة', en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [standardRate('general', { ar: 'معدل قياسي', en: 'General Rate' }, { since: '2018-01-01', percent: '5%' })],
    sources: [
      {
        title: { ar: 'الهيئة الاتحادية للضرائب', en: 'Federal Tax Authority - UAE VAT Regulations' },
        url: 'https://www.tax.gov.ae',
      },
    ],
  },
];
