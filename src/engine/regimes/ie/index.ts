import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** Ireland (chapter 05 §3.2). */
export default regime({
  definition: {
    name: { en: 'Ireland', ga: 'Éire' },
    time_zone: 'Europe/Dublin',
    country: 'IE',
    currency: 'EUR',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    categories,
  },
  formerRates: {
    VAT: {
      general: [
        { since: '2008-12-01', percent: '21.5%' },
        { since: '2002-03-01', percent: '21.0%' },
        { since: '2001-01-01', percent: '20.0%' },
        { since: '1991-03-01', percent: '21.0%' },
      ],
      reduced: [{ since: '1993-03-01', percent: '12.5%' }],
      special: [
        { since: '2005-01-01', percent: '4.8%' },
        { since: '2004-01-01', percent: '4.4%' },
        { since: '2001-01-01', percent: '4.3%' },
      ],
    },
  },
  otherRates: {
    // The additions of farmers.
    VAT: { percents: ['4.5%', '5%', '5.1%', '5.2%', '5.4%', '5.5%', '5.6%'] },
  },
  identity: { rules: identityRules },
});
