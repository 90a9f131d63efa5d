/** An invoice of Vancouver: goods with federal and provincial sales tax, a repair with both, groceries at zero. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '10462',
  issue_date: '2026-02-24',
  currency: 'CAD',
  supplier: {
    name: 'Salish Sea Furniture Ltd.',
    tax_id: { country: 'CA', code: '123456789RT0001' },
    identities: [{ type: 'PST', label: 'PST registration', code: 'PST-1234-5678' }],
    addresses: [
      { num: '1180', street: 'Powell Street', locality: 'Vancouver', state: 'BC', code: 'V6A 1J4', country: 'CA' },
    ],
    emails: [{ addr: 'billing@salishseafurniture.example' }],
    telephones: [{ num: '+1 604 555 0146' }],
  },
  customer: {
    name: 'Harbour Light Co-op',
    addresses: [
      { num: '52', street: 'Wharf Street', locality: 'Victoria', state: 'BC', code: 'V8W 1T3', country: 'CA' },
    ],
  },
  lines: [
    {
      quantity: '6',
      item: { name: 'Cedar bench, 150 cm', price: '420.00', unit: 'piece' },
      taxes: [
        { cat: 'GST', rate: 'general' },
        { cat: 'PST', percent: '7%' },
      ],
    },
    {
      quantity: '3.5',
      item: { name: 'Repair of counter tops', price: '85.00', unit: 'h' },
      taxes: [
        { cat: 'GST', rate: 'general' },
        { cat: 'PST', percent: '7%' },
      ],
    },
    {
      quantity: '12',
      item: { name: 'Ground coffee, 340 g', price: '14.25', unit: 'bag' },
      taxes: [{ cat: 'GST', rate: 'zero' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-26', percent: '100%' }] },
    instructions: {
      key: 'cheque',
      detail: 'Payable to Salish Sea Furniture Ltd., or by e-transfer to the address above.',
    },
  },
};
