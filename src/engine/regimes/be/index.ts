import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';

/** Belgium (chapter 04 §3.4). */
export default regime({
  definition: {
    name: { en: 'Belgium' },
    sources: [
      {
        title: { en: 'BOSA - Electronic Invoicing' },
        url: 'https://bosa.belgium.be/fr/themes/administration-numerique/facturation-electronique',
      },
    ],
    time_zone: 'Europe/Brussels',
    country: 'BE',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ code: 'BCE', name: { en: 'BCE/KBO Number', fr: 'Numéro BCE', nl: 'KBO-nummer' } }],
    scenarios: reverseChargeScenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  formerRates: {
    VAT: {
      general: [{ since: '1996-01-01', percent: '21.0%' }],
      intermediate: [{ since: '1996-01-01', percent: '12.0%' }],
      reduced: [{ since: '1996-01-01', percent: '6.0%' }],
    },
  },
  identity: { rules: identityRules },
  rules: [invoiceRules],
});
