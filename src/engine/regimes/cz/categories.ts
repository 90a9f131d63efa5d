import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', cs: 'DPH' },
    title: { en: 'Value Added Tax', cs: 'Daň z přidané hodnoty' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', cs: 'Základní sazba' },
        { since: '2013-01-01', percent: '21.0%' },
        { since: '2010-01-01', percent: '20.0%' },
        { since: '2004-05-01', percent: '19.0%' },
        { since: '1995-01-01', percent: '22.0%' },
        { since: '1993-01-01', percent: '23.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', cs: 'Snížená sazba' },
        { en: 'For food, medicines, water, heating, stays in hotels, and building social housing.' },
        { since: '2024-01-01', percent: '12.0%' },
        { since: '2013-01-01', percent: '15.0%' },
        { since: '2012-01-01', percent: '14.0%' },
        { since: '2010-01-01', percent: '10.0%' },
        { since: '2008-01-01', percent: '9.0%' },
        { since: '1993-01-01', percent: '5.0%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Second Reduced Rate', cs: 'Druhá snížená sazba' },
        { en: 'Until 2023 for books, medicines and baby food; since then equal to the reduced rate.' },
        { since: '2024-01-01', percent: '12.0%' },
        { since: '2015-01-01', percent: '10.0%' },
      ),
    ],
    sources: [
      {
        title: { en: 'Zákon č. 235/2004 Sb., § 29 (náležitosti), § 47 (sazby)' },
        url: 'https://www.zakonyprolidi.cz/cs/2004-235',
      },
    ],
  },
];
