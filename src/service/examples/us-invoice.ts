/** An invoice of Brooklyn: work and books with the sales tax of New York City, teaching without, a deposit paid. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'INV',
  code: '2026-0118',
  issue_date: '2026-03-02',
  currency: 'USD',
  supplier: {
    name: 'Juniper Street Bindery LLC',
    tax_id: { country: 'US' },
    addresses: [
      { num: '41', street: 'Juniper Street', locality: 'Brooklyn', state: 'NY', code: '11201', country: 'US' },
    ],
    emails: [{ addr: 'billing@juniperbindery.example' }],
    telephones: [{ num: '+1 718 555 0118' }],
  },
  customer: {
    name: 'Lakeside Reading Room Inc.',
    tax_id: { country: 'US' },
    addresses: [{ num: '88', street: 'Ocean Avenue', locality: 'Brooklyn', state: 'NY', code: '11225', country: 'US' }],
    people: [{ name: { given: 'Dana', surname: 'Whitcomb' }, role: 'Head of collections' }],
  },
  lines: [
    {
      quantity: '20',
      item: { name: 'Rebinding, quarter leather', price: '90.00', unit: 'piece' },
      discounts: [{ percent: '10%', reason: 'Twenty volumes or more' }],
      taxes: [{ cat: 'ST', percent: '8.875%' }],
    },
    {
      quantity: '6',
      item: { name: 'Archival box, made to measure', price: '38.50', unit: 'piece' },
      taxes: [{ cat: 'ST', percent: '8.875%' }],
    },
    {
      quantity: '3',
      item: { name: 'Workshop on paper repair', price: '75.00', unit: 'h' },
    },
  ],
  charges: [
    { key: 'delivery', reason: 'Insured carriage', amount: '46.00', taxes: [{ cat: 'ST', percent: '8.875%' }] },
  ],
  payment: {
    advances: [{ key: 'card', date: '2026-02-09', description: 'Deposit', amount: '500.00' }],
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-01', percent: '100%' }], notes: 'Net 30 days.' },
  },
};
