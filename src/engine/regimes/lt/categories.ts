import type { CategoryDefinition } from '../../tax/definitions.ts';
import { describedRate, standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', lt: 'PVM' },
    title: { en: 'Value Added Tax', lt: 'Pridėtinės vertės mokestis' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'Standard Rate', lt: 'Standartinis tarifas' },
        { since: '2009-09-01', percent: '21.0%' },
        { since: '2009-01-01', percent: '19.0%' },
        { since: '1994-05-01', percent: '18.0%' },
      ),
      describedRate(
        'reduced',
        { en: 'Reduced Rate', lt: 'Lengvatinis tarifas' },
        {
          en: 'For stays in hotels, scheduled passenger transport and culture; until 2025 also for books and heating.',
        },
        { since: '2026-01-01', percent: '12.0%' },
        { since: '2001-01-01', percent: '9.0%' },
      ),
      describedRate(
        'super-reduced',
        { en: 'Super-Reduced Rate', lt: 'Lengvatinis 5 proc. tarifas' },
        { en: 'For medicines, aids for people with disabilities, newspapers and, since 2026, books.' },
        { since: '2000-05-01', percent: '5.0%' },
      ),
    ],
    sources: [
      {
        title: { en: 'PVM įstatymas Nr. IX-751, 19 ir 80 str.' },
        url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.ED68997709F5/asr',
      },
    ],
  },
];
