/** A faktura of a bakery in Toruń: bread at 5%, catering at 8%, tableware at 23%; half was paid in advance. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'FV',
  code: '2026/02/088',
  issue_date: '2026-02-13',
  op_date: '2026-02-12',
  currency: 'PLN',
  supplier: {
    name: 'Piekarnia Pod Aniołem Sp. z o.o.',
    tax_id: { country: 'PL', code: '1234563218' },
    addresses: [{ num: '15', street: 'ul. Szeroka', locality: 'Toruń', code: '87-100', country: 'PL' }],
    emails: [{ addr: 'faktury@podaniolem.example' }],
    telephones: [{ num: '+48 56 555 00 88' }],
  },
  customer: {
    name: 'Fundacja Most Kultury',
    tax_id: { country: 'PL', code: '6761234507' },
    addresses: [{ num: '2', street: 'Rynek Staromiejski', locality: 'Toruń', code: '87-100', country: 'PL' }],
  },
  lines: [
    {
      quantity: '40',
      item: { name: 'Chleb żytni na zakwasie, 1 kg', price: '9.52', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
    {
      quantity: '65',
      item: { name: 'Obsługa cateringowa wernisażu', price: '48.15' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '65',
      item: { name: 'Zastawa, najem', price: '4.07', unit: 'set' },
      discounts: [{ percent: '10%', reason: 'Rabat dla fundacji' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    advances: [{ date: '2026-02-02', key: 'credit-transfer', description: 'Zaliczka', percent: '50%' }],
    terms: {
      key: 'due-date',
      due_dates: [{ date: '2026-02-27', percent: '50%', notes: 'Pozostała część' }],
      notes: 'Termin płatności: 14 dni.',
    },
    instructions: {
      key: 'credit-transfer',
      ref: 'FV/2026/02/088',
      credit_transfer: [{ iban: 'PL61109010140000071219812874', name: 'Bank Kujawski' }],
    },
  },
};
