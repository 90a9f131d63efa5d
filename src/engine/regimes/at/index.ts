import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** Austria (chapter 04 §3.3). */
export default regime({
  definition: {
    name: { en: 'Austria' },
    sources: [{ title: { en: 'E-Rechnung - Austrian E-Invoicing' }, url: 'https://www.erechnung.gv.at/erb' }],
    time_zone: 'Europe/Vienna',
    country: 'AT',
    currency: 'EUR',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  identity: { rules: identityRules },
});
