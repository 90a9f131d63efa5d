/** The receipt of a café with a shop: prices include VAT, paid by card, with the code of the lottery of receipts. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['it-ticket-v1'],
  $tags: ['simplified'],
  series: 'RT1',
  code: '0412',
  currency: 'EUR',
  issue_date: '2026-03-14',
  tax: { prices_include: 'VAT', ext: { 'it-ticket-lottery': 'XK7PW2BA' } },
  supplier: {
    name: 'Caffè del Teatro di Ferri Marta',
    tax_id: { country: 'IT', code: '09173640211' },
    addresses: [{ num: '3', street: 'Piazza Verdi', locality: 'Trieste', region: 'TS', code: '34121', country: 'IT' }],
  },
  lines: [
    { quantity: '2', item: { name: 'Cappuccino', price: '1.80' }, taxes: [{ cat: 'VAT', rate: 'intermediate' }] },
    {
      quantity: '2',
      item: { name: 'Brioche alla crema', price: '1.60' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '1',
      item: { name: 'Caffè macinato, 250 g', price: '7.20', ext: { 'it-ticket-product': 'goods' } },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: { advances: [{ date: '2026-03-14', key: 'card', description: 'Carta di debito', percent: '100%' }] },
};
