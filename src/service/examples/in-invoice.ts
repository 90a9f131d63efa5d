/** A tax invoice within Maharashtra: central and state GST at 5% on textiles and 18% on stitching, with HSN and SAC codes. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'MUM',
  code: '2526-0418',
  issue_date: '2026-02-16',
  currency: 'INR',
  supplier: {
    name: 'Kaveri Handlooms Private Limited',
    tax_id: { country: 'IN', code: '27AAPFU0939F1ZV' },
    identities: [{ type: 'PAN', code: 'AAPFU0939F' }],
    addresses: [
      {
        num: '21',
        street: 'Senapati Bapat Marg, Lower Parel',
        locality: 'Mumbai',
        region: 'Maharashtra',
        state: 'MH',
        code: '400013',
        country: 'IN',
      },
    ],
    emails: [{ addr: 'billing@kaverihandlooms.example' }],
    telephones: [{ num: '+91 22 5550 0418' }],
  },
  customer: {
    name: 'Sahyadri Boutique Hotels LLP',
    tax_id: { country: 'IN', code: '27AAECS5678M1ZL' },
    addresses: [
      {
        num: '4',
        street: 'Koregaon Park Road',
        locality: 'Pune',
        region: 'Maharashtra',
        state: 'MH',
        code: '411001',
        country: 'IN',
      },
    ],
  },
  lines: [
    {
      quantity: '120',
      item: {
        name: 'Handwoven cotton bedspread, double',
        price: '1450.00',
        unit: 'piece',
        identities: [{ type: 'HSN', code: '6304' }],
      },
      discounts: [{ percent: '4%', reason: 'Trade discount' }],
      taxes: [
        { cat: 'CGST', percent: '2.5%' },
        { cat: 'SGST', percent: '2.5%' },
      ],
    },
    {
      quantity: '120',
      item: {
        name: 'Embroidery of the hotel crest',
        price: '85.00',
        unit: 'piece',
        identities: [{ type: 'HSN', code: '998822' }],
      },
      taxes: [
        { cat: 'CGST', percent: '9%' },
        { cat: 'SGST', percent: '9%' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-18', percent: '100%' }], notes: 'Payment within 30 days.' },
    instructions: {
      key: 'credit-transfer',
      detail: 'NEFT or RTGS, IFSC SAHY0000418',
      credit_transfer: [{ number: '50200012345678', name: 'Sahyadri Cooperative Bank, Lower Parel' }],
    },
  },
};
