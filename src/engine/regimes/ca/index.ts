import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';

/** Canada (chapter 04 §3.6): tax codes are normalised but not checked. */
export default regime({
  definition: {
    name: { en: 'Canada' },
    time_zone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    tax_scheme: 'GST',
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  identity: {},
});
