import type { CategoryDefinition } from '../../tax/definitions.ts';
import { gstKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'GST',
    name: { en: 'GST' },
    title: { en: 'Goods and Services Tax' },
    keys: gstKeys,
    rates: [
      {
        rate: 'general',
        keys: ['standard'],
        name: { en: 'Standard Rate' },
        desc: { en: 'For all goods and services that are neither GST-free nor input-taxed.' },
        values: [{ since: '2000-07-01', percent: '10.0%' }],
      },
    ],
    sources: [
      {
        title: { en: 'ATO - GST' },
        url: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst',
      },
    ],
  },
];
