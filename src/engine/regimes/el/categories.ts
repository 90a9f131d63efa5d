import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { el: 'ΦΠΑ', en: 'VAT' },
    title: { el: 'Φόρος προστιθέμενης αξίας', en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [
      standardRate(
        'general',
        { el: 'Κανονικός συντελεστής', en: 'General rate' },
        { since: '2016-06-01', percent: '24%' },
        { since: '2010-07-01', percent: '23%' },
      ),
      standardRate(
        'reduced',
        { el: 'Μειωμένος συντελεστής', en: 'Reduced rate' },
        { since: '2011-01-01', percent: '13%' },
      ),
      standardRate(
        'super-reduced',
        { el: 'Υπερμειωμένος συντελεστής', en: 'Super-reduced rate' },
        { since: '2015-07-20', percent: '6%' },
        { since: '2011-01-01', percent: '6.5%' },
      ),
      standardRate(
        'general+island',
        { el: 'Κανονικός συντελεστής (Νησί)', en: 'Standard rate (Island)' },
        { percent: '17%' },
      ),
      standardRate(
        'reduced+island',
        { el: 'Μειωμένος συντελεστής (Νησί)', en: 'Reduced rate (Island)' },
        { percent: '9%' },
      ),
      standardRate(
        'super-reduced+island',
        { el: 'Υπερμειωμένος συντελεστής (Νησί)', en: 'Super-reduced rate (Island)' },
        { percent: '4%' },
      ),
    ],
    sources: [
      {
        title: { en: 'VAT Rates' },
        url: 'https://www.gov.gr/en/sdg/taxes/vat/general/basic-vat-rates',
      },
      {
        title: {
          el: 'Φόρος Προστιθέμενης Αξίας/Φόρος Αγαθών και Υπηρεσιών (ΦΠΑ/GST) (1976-2023)',
          en: 'Value Added Tax/Goods and Services Tax (VAT/GST) (1976-2023)',
        },
        url: 'https://www.oecd.org/tax/tax-policy/tax-database/',
      },
    ],
  },
];
