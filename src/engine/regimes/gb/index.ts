import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules, normaliseIdentity } from './identity.ts';

/** United Kingdom (chapter 04 §3.14), which also covers Northern Ireland (XI). */
export default regime({
  definition: {
    name: { en: 'United Kingdom' },
    time_zone: 'Europe/London',
    country: 'GB',
    alt_country_codes: ['XI', 'XU'],
    currency: 'GBP',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  formerRates: {
    VAT: {
      general: [
        { since: '2010-01-01', percent: '17.5%' },
        { since: '2008-12-01', percent: '15.0%' },
        { since: '1991-04-01', percent: '17.5%' },
      ],
      reduced: [{ since: '1997-09-01', percent: '5.0%' }],
    },
  },
  otherRates: {
    // Farmers, and hospitality after the pandemic.
    VAT: { percents: ['4%', { percent: '12.5%', since: '2021-10-01', until: '2022-03-31' }] },
  },
  identity: { countries: ['GB', 'XI', 'XU'], normalise: normaliseIdentity, rules: identityRules },
});
