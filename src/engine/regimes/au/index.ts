import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** Australia (chapter 05 §3.14). */
export default regime({
  definition: {
    name: { en: 'Australia' },
    sources: [
      {
        title: { en: 'ATO - GST' },
        url: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst',
      },
    ],
    time_zone: 'Australia/Sydney',
    country: 'AU',
    currency: 'AUD',
    tax_scheme: 'GST',
    categories,
  },
  identity: { rules: identityRules },
});
