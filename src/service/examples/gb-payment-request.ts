/** A request to pay the rest of an invoice that is overdue. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  type: 'request',
  series: 'REM',
  code: '0042',
  issue_date: '2026-04-13',
  currency: 'GBP',
  supplier: {
    name: 'Humber Heating Ltd',
    tax_id: { country: 'GB', code: '844281425' },
    addresses: [{ num: '12', street: 'Wincolmlee', locality: 'Hull', code: 'HU2 8AH', country: 'GB' }],
    emails: [{ addr: 'accounts@humberheating.example' }],
  },
  customer: {
    name: 'Beverley Community Hall Trust',
    addresses: [{ num: '5', street: 'Wednesday Market', locality: 'Beverley', code: 'HU17 0DG', country: 'GB' }],
  },
  lines: [
    {
      document: { series: 'INV', code: '3309', issue_date: '2026-02-27', payable: '1394.10' },
      description: 'Due on 29 March; half of it has been paid.',
      amount: '697.05',
    },
  ],
  methods: [
    {
      key: 'credit-transfer',
      ref: 'INV-3309',
      credit_transfer: { iban: 'GB29NWBK60161331926819', name: 'Yorkshire Provident Bank' },
    },
  ],
};
