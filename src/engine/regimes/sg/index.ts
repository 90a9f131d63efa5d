import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { entityNumberNormaliser, entityNumberRules } from './entity-number.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';

/** Singapore (chapter 05 §3.12). */
export default regime({
  definition: {
    name: { en: 'Singapore' },
    sources: [
      {
        title: { en: 'IRAS - GST General Guide for Businesses' },
        url: 'https://www.iras.gov.sg/media/docs/default-source/e-tax/etaxguide_gst_gst-general-guide-for-businesses(1).pdf',
      },
    ],
    time_zone: 'Asia/Singapore',
    country: 'SG',
    currency: 'SGD',
    tax_scheme: 'GST',
    identities: [{ code: 'UEN', name: { en: 'Unique Entity Number (UEN)' } }],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  identity: { rules: identityRules },
  normalisers: [entityNumberNormaliser],
  rules: [invoiceRules, entityNumberRules],
});
