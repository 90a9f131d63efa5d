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
  formerRates: {
    VAT: {
      general: [
        { since: '2018-01-01', percent: '7.7%' },
        { since: '2011-01-01', percent: '8.0%' },
        { since: '2001-01-01', percent: '7.6%' },
      ],
      intermediate: [
        { since: '2018-01-01', percent: '3.7%' },
        { since: '2011-01-01', percent: '3.8%' },
        { since: '2001-01-01', percent: '3.6%' },
      ],
      reduced: [
        { since: '2011-01-01', percent: '2.5%' },
        { since: '2001-01-01', percent: '2.4%' },
      ],
    },
  },
  identity: { normalise: normaliseIdentity, rules: identityRules },
});
