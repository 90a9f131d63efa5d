/** A tax invoice of a Singapore roaster: GST at 9%, coffee shipped abroad at zero. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'INV',
  code: '004512',
  issue_date: '2026-01-14',
  currency: 'SGD',
  supplier: {
    name: 'Kampong Roastery Pte. Ltd.',
    tax_id: { country: 'SG', code: '201888888N' },
    identities: [{ type: 'UEN', code: '201888888N' }],
    addresses: [
      {
        num: '31',
        street: 'Joo Chiat Place',
        floor: '02',
        door: '#02-05',
        locality: 'Singapore',
        code: '427755',
        country: 'SG',
      },
    ],
    emails: [{ addr: 'accounts@kampongroastery.example' }],
    telephones: [{ num: '+65 6555 4512' }],
  },
  customer: {
    name: 'Merlion Street Cafés LLP',
    identities: [{ type: 'UEN', code: 'T18LL7777H' }],
    addresses: [{ num: '88', street: 'Telok Ayer Street', locality: 'Singapore', code: '048467', country: 'SG' }],
  },
  lines: [
    {
      quantity: '45',
      item: { name: 'House blend, 1 kg', price: '32.00', unit: 'bag' },
      discounts: [{ percent: '6%', reason: 'Standing order' }],
      taxes: [{ cat: 'GST', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'Grinder calibration on site', price: '120.00', unit: 'service' },
      taxes: [{ cat: 'GST', rate: 'general' }],
    },
    {
      quantity: '20',
      item: { name: 'House blend, 1 kg, air freight to Jakarta', price: '32.00', unit: 'bag' },
      taxes: [{ cat: 'GST', key: 'zero', percent: '0%' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-02-13', percent: '100%' }], notes: 'Net 30 days.' },
    instructions: {
      key: 'credit-transfer',
      ref: 'INV-004512',
      detail: 'PayNow to UEN 201888888N',
      credit_transfer: [{ number: '003-945678-1', name: 'Straits Mercantile Bank' }],
    },
  },
};
