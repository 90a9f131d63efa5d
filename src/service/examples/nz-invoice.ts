/** A wool mill: GST at 15%, and yarn sent abroad at zero. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'INV',
  code: '1187',
  issue_date: '2026-04-02',
  currency: 'NZD',
  supplier: {
    name: 'Waitaki Wool Mill Ltd',
    tax_id: { country: 'NZ', code: '12345674' },
    addresses: [{ num: '52', street: 'Tyne Street', locality: 'Oamaru', code: '9400', country: 'NZ' }],
    emails: [{ addr: 'accounts@waitakiwool.example' }],
  },
  customer: {
    name: 'Harbour Knitters Ltd',
    tax_id: { country: 'NZ', code: '123456785' },
    addresses: [{ num: '8', street: 'Rattray Street', locality: 'Dunedin', code: '9016', country: 'NZ' }],
  },
  lines: [
    {
      quantity: '40',
      item: { name: 'Merino yarn, 4 ply', price: '18.90', unit: 'kg' },
      discounts: [{ percent: '5%', reason: 'Whole bales' }],
      taxes: [{ cat: 'GST', rate: 'general' }],
    },
    {
      quantity: '2.5',
      item: { name: 'Carding of your own fleece', price: '64.00', unit: 'h' },
      taxes: [{ cat: 'GST', rate: 'general' }],
    },
    {
      quantity: '10',
      item: { name: 'Merino yarn, posted to Hobart', price: '18.90', unit: 'kg' },
      taxes: [{ cat: 'GST', key: 'zero', percent: '0%' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-05-20', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      ref: 'INV-1187',
      credit_transfer: [{ number: '01-0902-0068389-00', name: 'Bank of the Southern Alps' }],
    },
  },
};
