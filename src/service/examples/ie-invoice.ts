/** An invoice of a Galway printer: general rate, the second reduced one for printed matter, zero for books. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'SI',
  code: '1047',
  issue_date: '2026-01-30',
  currency: 'EUR',
  supplier: {
    name: 'Claddagh Quay Print Ltd',
    tax_id: { country: 'IE', code: '3456789U' },
    identities: [{ type: 'CRO', label: 'Company number', code: '123456' }],
    addresses: [
      { num: '7', street: 'Raven Terrace', locality: 'Galway', region: 'Co. Galway', code: 'H91 X5YZ', country: 'IE' },
    ],
    emails: [{ addr: 'accounts@claddaghquayprint.example' }],
    telephones: [{ num: '+353 91 555 104' }],
  },
  customer: {
    name: 'Connemara Walking Festival CLG',
    tax_id: { country: 'IE', code: '1234567FA' },
    addresses: [
      { num: '2', street: 'Market Street', locality: 'Clifden', region: 'Co. Galway', code: 'H71 AB12', country: 'IE' },
    ],
  },
  lines: [
    {
      quantity: '300',
      item: { name: 'Guidebook, 64 pages, sewn', price: '4.20', unit: 'piece' },
      taxes: [{ cat: 'VAT', key: 'zero' }],
    },
    {
      quantity: '2500',
      item: { name: 'Programme leaflet, folded', price: '0.14', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '12',
      item: { name: 'Roll-up banner, 85 × 200 cm', price: '68.00', unit: 'piece' },
      discounts: [{ percent: '10%', reason: 'Community rate' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-01', percent: '100%' }], notes: '30 days net.' },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'SI-1047',
      credit_transfer: [{ iban: 'IE29AIBK93115212345678', name: 'Corrib Savings Bank' }],
    },
  },
};
