import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', sv: 'Moms' },
    title: { en: 'Value Added Tax', sv: 'Moms' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { en: 'General Rate', sv: 'Normalskattesats' },
        { since: '1990-01-01', percent: '25.0%' },
      ),
      standardRate(
        'reduced',
        { en: 'First Reduced Rate', sv: 'Första reducerade skattesatsen' },
        { since: '1996-01-01', percent: '12.0%' },
      ),
      standardRate(
        'super-reduced',
        { en: 'Second Reduced Rate', sv: 'Andra reducerade skattesatsen' },
        { since: '1996-01-01', percent: '6.0%' },
      ),
    ],
    sources: [
      {
        title: { en: 'Swedish Tax Agency - VAT rates and VAT exemption' },
        url: 'https://www.skatteverket.se/servicelankar/otherlanguages/inenglishengelska/businessesandemployers/startingandrunningaswedishbusiness/declaringtaxesbusinesses/vat/vatratesandvatexemption.4.676f4884175c97df419255d.html',
        at: '2025-04-25T00:00:00',
      },
      {
        title: { sv: 'Skatteverket - Momssatser och undantag från moms' },
        url: 'https://www4.skatteverket.se/rattsligvagledning/394966.html',
        at: '2025-04-25T00:00:00',
      },
      {
        title: { en: 'Standard rate', sv: 'Normalskattesats' },
        url: 'https://www4.skatteverket.se/rattsligvagledning/edition/2025.4/429414.html',
        at: '2025-04-25T00:00:00',
      },
      {
        title: { en: 'Tax rate 12 percent', sv: 'Skattesats 12 procent' },
        url: 'https://www4.skatteverket.se/rattsligvagledning/edition/2025.4/394978.html',
        at: '2025-04-25T00:00:00',
      },
      {
        title: { en: 'Tax rate 6 percent', sv: 'Skattesats 6 procent' },
        url: 'https://www4.skatteverket.se/rattsligvagledning/edition/2025.4/394984.html',
        at: '2025-04-25T00:00:00',
      },
    ],
  },
];
