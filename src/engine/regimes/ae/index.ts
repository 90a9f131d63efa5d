import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** United Arab Emirates (chapter 04 §3.1). */
export default regime({
  definition: {
    name: { ar: 'الإمارات العربية المتحدة', en: 'United Arab Emirates' },
    sources: [
      {
        title: { en: 'Federal Tax Authority - VAT' },
        url: 'https://tax.gov.ae/en/taxes/Vat/vat.topics/registration.for.vat.aspx',
      },
    ],
    time_zone: 'Asia/Dubai',
    country: 'AE',
    currency: 'AED',
    tax_scheme: 'VAT',
    scenarios: [
      {
        schema: 'bill/invoice',
        list: [
          {
            tags: ['reverse-charge'],
            cat: ['VAT'],
            note: { cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge' },
          },
          {
            tags: ['simplified'],
            cat: ['VAT'],
            note: { cat: 'VAT', key: 'simplified', text: 'Simplified Tax Invoice' },
          },
        ],
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  identity: { rules: identityRules },
});
