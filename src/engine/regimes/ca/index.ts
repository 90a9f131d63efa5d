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
  formerRates: {
    GST: {
      general: [
        { since: '2008-01-01', percent: '5%' },
        { since: '2006-07-01', percent: '6%' },
        { since: '1991-01-01', percent: '7%' },
      ],
    },
  },
  identity: {},
});
