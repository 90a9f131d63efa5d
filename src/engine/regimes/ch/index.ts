import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules, normaliseIdentity } from './identity.ts';

/** Switzerland (chapter 04 §3.7). */
export default regime({
  definition: {
    name: { en: 'Switzerland' },
    time_zone: 'Europe/Zurich',
    country: 'CH',
    currency: 'CHF',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  identity: { normalise: normaliseIdentity, rules: identityRules },
});
