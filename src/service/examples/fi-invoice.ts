/** A lasku of a caterer: food at the reduced rate of 2026, hire of dishes at the general one, a newspaper at 10%. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '20260142',
  issue_date: '2026-02-18',
  currency: 'EUR',
  supplier: {
    name: 'Saimaan Pitopalvelu Oy',
    tax_id: { country: 'FI', code: '29876540' },
    addresses: [{ num: '7', street: 'Kauppakatu', locality: 'Lappeenranta', code: '53100', country: 'FI' }],
    emails: [{ addr: 'laskutus@saimaanpito.example' }],
  },
  customer: {
    name: 'Kirjasto Kanava ry',
    tax_id: { country: 'FI', code: '30123458' },
    addresses: [{ num: '22', street: 'Satamatie', locality: 'Imatra', code: '55100', country: 'FI' }],
  },
  lines: [
    {
      quantity: '45',
      item: { name: 'Lounaspöytä', price: '16.80', unit: 'portion' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '45',
      item: { name: 'Astioiden vuokra', price: '2.40', unit: 'set' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '5',
      item: { name: 'Paikallislehti, irtonumero', price: '3.18', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-04', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: '202601427',
      credit_transfer: [{ iban: 'FI2112345600000785', name: 'Järvipankki' }],
    },
  },
};
