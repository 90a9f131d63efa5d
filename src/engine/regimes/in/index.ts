import { chargesOutsideBase } from '../../bill/charge-notices.ts';
import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { codeNormaliser, codeRules } from './codes.ts';
import { identityRules, normaliseIdentity } from './identity.ts';
import { itemRules } from './item.ts';

/** India (chapter 05 §3.3). */
export default regime({
  definition: {
    name: { en: 'India' },
    sources: [{ title: { en: 'GST Portal' }, url: 'https://www.gst.gov.in/' }],
    time_zone: 'Asia/Kolkata',
    country: 'IN',
    currency: 'INR',
    tax_scheme: 'GST',
    scenarios: [
      {
        schema: 'bill/invoice',
        list: [
          { tags: ['reverse-charge'], note: { key: 'reverse-charge', text: 'Reverse Charge' } },
          { tags: ['simplified'], note: { key: 'simplified', text: 'Simplified Tax Invoice' } },
        ],
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  // CGST Act, section 15 (2) (a): the cess is not in the value.
  notices: chargesOutsideBase(({ key }) => key === 'compensation-cess'),
  identity: { normalise: normaliseIdentity, rules: identityRules },
  normalisers: [codeNormaliser],
  rules: [codeRules, itemRules],
});
