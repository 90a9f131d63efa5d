import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules, normaliseIdentity } from './identity.ts';
import { invoiceRules } from './invoice.ts';
import { registerRules } from './registers.ts';

/** France (chapter 04 §3.13). */
export default regime({
  definition: {
    name: { en: 'France', fr: 'La France' },
    time_zone: 'Europe/Paris',
    country: 'FR',
    currency: 'EUR',
    tax_scheme: 'VAT',
    scenarios: [
      {
        schema: 'bill/invoice',
        list: [
          {
            tags: ['reverse-charge'],
            cat: ['VAT'],
            note: {
              cat: 'VAT',
              key: 'reverse-charge',
              text: 'Reverse Charge / Autoliquidation de la TVA - Article 283-1 du CGI. Le client est redevable de la TVA.',
            },
          },
        ],
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'corrective'] }],
    categories,
  },
  formerRates: {
    VAT: {
      reduced: [{ since: '2000-04-01', percent: '5.5%' }],
      'super-reduced': [{ since: '2000-04-01', percent: '2.1%' }],
    },
  },
  otherRates: {
    // Corsica and the overseas departments.
    VAT: { percents: ['0.9%', '1.05%', '1.75%', '8.5%', '13%'] },
  },
  identity: { normalise: normaliseIdentity, rules: identityRules },
  rules: [invoiceRules, registerRules],
});
