import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { cvrRules } from './cvr.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';

/** Denmark (chapter 04 §3.10). */
export default regime({
  definition: {
    name: { da: 'Danmark', en: 'Denmark' },
    time_zone: 'Europe/Copenhagen',
    country: 'DK',
    currency: 'DKK',
    tax_scheme: 'VAT',
    identities: [{ code: 'CVR', name: { da: 'CVR-nummer', en: 'CVR Number' } }],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  identity: { rules: identityRules },
  rules: [invoiceRules],
  everywhere: [cvrRules],
});
