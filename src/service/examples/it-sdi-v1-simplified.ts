/** A restaurant bills a lunch: a simplified invoice (FSM10), with prices that include VAT. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['it-sdi-v1'],
  $tags: ['simplified'],
  series: 'S',
  code: '118',
  currency: 'EUR',
  issue_date: '2026-05-12',
  tax: { prices_include: 'VAT' },
  supplier: {
    name: 'Trattoria della Darsena S.n.c.',
    tax_id: { country: 'IT', code: '12345678903' },
    addresses: [{ num: '3', street: 'Calle Lunga', locality: 'Venezia', region: 'VE', code: '30121', country: 'IT' }],
  },
  customer: {
    name: 'Studio Ponte S.p.A.',
    tax_id: { country: 'IT', code: '13029381004' },
    addresses: [{ num: '5', street: 'Corso Umberto', locality: 'Roma', region: 'RM', code: '00186', country: 'IT' }],
  },
  lines: [
    {
      quantity: '4',
      item: { name: 'Menu del giorno', price: '18.00' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '1',
      item: { name: 'Affitto della sala', price: '61.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
};
