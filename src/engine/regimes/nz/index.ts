import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** New Zealand (chapter 05 §3.15). */
export default regime({
  definition: {
    name: { en: 'New Zealand' },
    time_zone: 'Pacific/Auckland',
    country: 'NZ',
    currency: 'NZD',
    tax_scheme: 'GST',
    categories,
  },
  formerRates: {
    GST: {
      general: [
        { since: '1989-07-01', percent: '12.5%' },
        { since: '1986-10-01', percent: '10.0%' },
      ],
    },
  },
  otherRates: {
    // Long stays in commercial dwellings: the rate on 60 % of the price.
    GST: { percents: ['9%'] },
  },
  identity: { rules: identityRules },
});
