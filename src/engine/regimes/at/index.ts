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
  formerRates: {
    VAT: {
      general: [{ since: '1984-01-01', percent: '20.0%' }],
      reduced: [{ since: '1984-01-01', percent: '10.0%' }],
    },
  },
  otherRates: {
    // Jungholz and Mittelberg; the reduction of 2020 and 2021.
    VAT: {
      completeSince: '2016-01-01',
      percents: ['19%', { percent: '5%', since: '2020-07-01', until: '2021-12-31' }],
    },
  },
  identity: { rules: identityRules },
});
