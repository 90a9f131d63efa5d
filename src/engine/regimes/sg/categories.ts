import type { CategoryDefinition } from '../../tax/definitions.ts';
import { gstKeys, standardRate } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'GST',
    name: { en: 'GST' },
    title: { en: 'Goods and Services Tax' },
    keys: gstKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General rate' },
        { since: '2024-01-01', percent: '9%' },
        { since: '2023-01-01', percent: '8%' },
        { since: '2007-07-01', percent: '7%' },
        { since: '2004-01-01', percent: '5%' },
        { since: '2003-01-01', percent: '4%' },
        { since: '1994-04-01', percent: '3%' },
      ),
    ],
    sources: [
      {
        title: { en: 'Goods and Services Tax (GST)' },
        url: 'https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/current-gst-rates',
      },
    ],
  },
];
