import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', el: 'ΦΠΑ' },
    title: { en: 'Value Added Tax', el: 'Φόρος Προστιθέμενης Αξίας' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', el: 'Κανονικός συντελεστής' },
        { since: '2014-01-13', percent: '19%' },
        { since: '2013-01-14', percent: '18%' },
        { since: '2012-03-01', percent: '17%' },
        { since: '2003-01-01', percent: '15%' },
        { since: '2002-07-01', percent: '13%' },
        { since: '2000-07-01', percent: '10%' },
        { since: '1993-10-01', percent: '8%' },
      ),
      describedRate(
        'intermediate',
        { en: 'Higher Reduced Rate', el: 'Υψηλότερος μειωμένος συντελεστής' },
        { en: 'For restaurants, stays in hotels, and passenger transport within the country.' },
        { since: '2014-01-13', percent: '9%' },
        { since: '2005-08-01', percent: '8%' },
      ),
      describedRate(
        'reduced',
        { en: 'Lower Reduced Rate', el: 'Χαμηλότερος μειωμένος συντελεστής' },
        { en: 'For food preparations, medicines, water, hairdressers, and homes that their owner lives in.' },
        { since: '2000-07-01', percent: '5%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', el: 'Υπερμειωμένος συντελεστής' },
        {
          en: 'For books and newspapers, aids for people with disabilities, waste and sewage, and first performances.',
        },
        { since: '2023-07-21', percent: '3%' },
      ),
    ],
    sources: [
      { title: { en: 'Tax Department - VAT rates' }, url: 'https://www.gov.cy/mof-tax/documents/syntelestes-f-p-a/' },
    ],
  },
];
