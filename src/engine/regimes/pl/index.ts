import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** Poland (chapter 05 §3.8). */
export default regime({
  definition: {
    name: { en: 'Poland', pl: 'Polska' },
    time_zone: 'Europe/Warsaw',
    country: 'PL',
    currency: 'PLN',
    tax_scheme: 'VAT',
    categories,
  },
  otherRates: {
    // Farmers and taxis.
    VAT: { percents: ['4%', '6.5%', '7%'] },
  },
  identity: { rules: identityRules },
});
