import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';
import { registerNumberRules } from './register-numbers.ts';

/** The Netherlands (chapter 05 §3.6). */
export default regime({
  definition: {
    name: { en: 'The Netherlands', nl: 'Nederland' },
    time_zone: 'Europe/Amsterdam',
    country: 'NL',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [
      { code: 'KVK', name: { en: 'KVK Number', nl: 'KVK-nummer' } },
      {
        code: 'OIN',
        name: { en: 'OIN Number', nl: 'OIN-nummer' },
        sources: [
          {
            title: { en: 'OIN Stelsel - Samenstelling OIN' },
            url: 'https://gitdocumentatie.logius.nl/publicatie/dk/oin/2.2.1/#samenstelling-oin',
          },
        ],
      },
    ],
    scenarios: reverseChargeScenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  identity: { rules: identityRules },
  rules: [invoiceRules, registerNumberRules],
});
