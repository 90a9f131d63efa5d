import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules, normaliseIdentity } from './identity.ts';

/** Greece (chapter 05 §3.1). */
export default regime({
  definition: {
    name: { el: 'Ελλάδα', en: 'Greece' },
    sources: [
      {
        title: { en: 'myDATA API Documentation v1.0.7' },
        url: 'https://www.aade.gr/sites/default/files/2023-10/myDATA%20API%20Documentation_v1.0.7_eng.pdf',
      },
      {
        title: { en: 'Greek PEPPOL BIS Billing 3.0' },
        url: 'https://www.gsis.gr/sites/default/files/eInvoice/Instructions%20to%20B2G%20Suppliers%20and%20certified%20PEPPOL%20Providers%20for%20the%20Greek%20PEPPOL%20BIS-EN-%20v1.0.pdf',
      },
    ],
    time_zone: 'Europe/Athens',
    country: 'EL',
    alt_country_codes: ['GR'],
    currency: 'EUR',
    tax_scheme: 'VAT',
    calculator_rounding_rule: 'currency',
    scenarios: [
      {
        schema: 'bill/invoice',
        list: [
          {
            tags: ['reverse-charge'],
            cat: ['VAT'],
            note: { cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge / Αντίστροφη φόρτιση' },
          },
        ],
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'], stamps: ['iapr-mark'] }],
    categories,
  },
  formerRates: {
    VAT: {
      general: [
        { since: '2010-03-15', percent: '21%' },
        { since: '2005-04-01', percent: '19%' },
      ],
      reduced: [
        { since: '2010-07-01', percent: '11%' },
        { since: '2010-03-15', percent: '10%' },
        { since: '2005-04-01', percent: '9%' },
      ],
      'super-reduced': [
        { since: '2010-07-01', percent: '5.5%' },
        { since: '2010-03-15', percent: '5%' },
        { since: '2005-04-01', percent: '4.5%' },
      ],
    },
  },
  identity: { countries: ['EL', 'GR'], normalise: normaliseIdentity, rules: identityRules },
});
