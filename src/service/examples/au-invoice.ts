/** A tax invoice of an outfitter: GST at 10% included in the prices, a GST-free basket of food at zero, rent exempt. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'TI',
  code: '02317',
  issue_date: '2026-03-12',
  currency: 'AUD',
  tax: { prices_include: 'GST' },
  supplier: {
    name: 'Billabong Outfitters Pty Ltd',
    tax_id: { country: 'AU', code: '44600123450' },
    addresses: [
      { num: '14', street: 'Todd Street', locality: 'Alice Springs', state: 'NT', code: '0870', country: 'AU' },
    ],
    emails: [{ addr: 'accounts@billabongoutfitters.example' }],
  },
  customer: {
    name: 'Red Centre Walks Pty Ltd',
    tax_id: { country: 'AU', code: '29771234009' },
    addresses: [{ num: '3', street: 'Gap Road', locality: 'Alice Springs', state: 'NT', code: '0870', country: 'AU' }],
  },
  lines: [
    {
      quantity: '12',
      item: { name: 'Sun hat', price: '49.50', unit: 'piece' },
      taxes: [{ cat: 'GST', rate: 'general' }],
    },
    {
      quantity: '12',
      item: { name: 'Basket of fresh fruit and bread', price: '23.80', unit: 'piece' },
      taxes: [{ cat: 'GST', key: 'zero', percent: '0%' }],
    },
    {
      quantity: '1',
      item: { name: 'Rent of the staff flat, March', price: '900.00', unit: 'mon' },
      taxes: [{ cat: 'GST', key: 'exempt' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-26', percent: '100%' }], notes: '14 days.' },
    instructions: {
      key: 'credit-transfer',
      ref: 'TI-02317',
      credit_transfer: [{ clearing: '085-005', number: '123456789', name: 'Bank of the Ranges' }],
    },
  },
};
