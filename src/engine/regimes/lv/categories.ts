import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', lv: 'PVN' },
    title: { en: 'Value Added Tax', lv: 'Pievienotās vērtības nodoklis' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', lv: 'Standartlikme' },
        { since: '2012-07-01', percent: '21.0%' },
        { since: '2011-01-01', percent: '22.0%' },
        { since: '2009-01-01', percent: '21.0%' },
        { since: '1995-05-01', percent: '18.0%' },
      ),
      describedRate(
        'intermediate',
        { en: 'First Reduced Rate', lv: 'Samazinātā likme' },
        {
          en: 'For medicines, baby food, passenger transport, stays in hotels, heating of homes, and local fruit and vegetables; until June 2027 for bread, milk, poultry and eggs.',
        },
        { since: '2011-01-01', percent: '12.0%' },
        { since: '2009-01-01', percent: '10.0%' },
        { since: '2004-05-01', percent: '5.0%' },
        { since: '2003-01-01', percent: '9.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Second Reduced Rate', lv: 'Otrā samazinātā likme' },
        { en: 'For books and newspapers; until 2023 for local fruit and vegetables.' },
        { since: '2018-01-01', percent: '5.0%' },
      ),
    ],
    sources: [
      {
        title: { en: 'Pievienotās vērtības nodokļa likums, 41.–42. un 125. pants' },
        url: 'https://likumi.lv/ta/id/253451-pievienotas-vertibas-nodokla-likums',
      },
    ],
  },
];
