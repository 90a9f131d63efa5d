import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', sk: 'DPH' },
    title: { en: 'Value Added Tax', sk: 'Daň z pridanej hodnoty' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', sk: 'Základná sadzba' },
        { since: '2025-01-01', percent: '23.0%' },
        { since: '2011-01-01', percent: '20.0%' },
      ),
      {
        rate: 'reduced',
        keys: ['standard'],
        name: { en: 'Reduced Rate', sk: 'Znížená sadzba' },
        desc: {
          en: 'For food other than basic food, electricity and some services of restaurants.',
          sk: 'Potraviny okrem základných, elektrina a niektoré reštauračné služby.',
        },
        values: [{ since: '2025-01-01', percent: '19.0%' }],
      },
      {
        rate: 'super-reduced',
        keys: ['standard'],
        name: { en: 'Super-reduced Rate', sk: 'Druhá znížená sadzba' },
        desc: {
          en: 'For basic food, medicines, medical devices, books and accommodation.',
          sk: 'Základné potraviny, lieky, zdravotnícke pomôcky, knihy a ubytovanie.',
        },
        values: [{ since: '2025-01-01', percent: '5.0%' }],
      },
    ],
    sources: [
      {
        title: { en: 'Slov-Lex - Zákon č. 222/2004 Z. z. § 27 (Sadzba dane)' },
        url: 'https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/2004/222/',
        at: '2026-08-06T00:00:00',
      },
      {
        title: { en: 'Slov-Lex - Zákon č. 490/2010 Z. z. (novela zákona č. 222/2004 Z. z.)' },
        url: 'https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/2010/490/',
        at: '2026-08-06T00:00:00',
      },
    ],
  },
];
