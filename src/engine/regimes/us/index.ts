import { regime } from '../../tax/declare.ts';

/** United States (chapter 05 §3.13): sales tax by percentage. Tax codes are not checked. */
export default regime({
  definition: {
    name: { en: 'United States of America' },
    time_zone: 'America/Chicago',
    country: 'US',
    currency: 'USD',
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories: [{ code: 'ST', name: { en: 'ST' }, title: { en: 'Sales Tax' } }],
  },
});
