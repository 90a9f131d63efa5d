import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';
import { taxNumberNormaliser, taxNumberRules } from './tax-number.ts';

/** Germany (chapter 04 §3.9). */
export default regime({
  definition: {
    name: { de: 'Deutschland', en: 'Germany' },
    time_zone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ key: 'de-tax-number', name: { de: 'Steuernummer', en: 'Tax Number' } }],
    scenarios: [
      {
        schema: 'bill/invoice',
        list: [
          {
            tags: ['reverse-charge'],
            cat: ['VAT'],
            note: { cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge / Umkehr der Steuerschuld.' },
          },
        ],
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  otherRates: {
    // Farmers and foresters, § 24 UStG.
    VAT: { percents: ['5.5%', '7.8%', '8.4%', '9%', '9.5%', '10.7%'] },
  },
  identity: { rules: identityRules },
  normalisers: [taxNumberNormaliser],
  rules: [invoiceRules, taxNumberRules],
});
