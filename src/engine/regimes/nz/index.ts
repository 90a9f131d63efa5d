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
  identity: { rules: identityRules },
});
