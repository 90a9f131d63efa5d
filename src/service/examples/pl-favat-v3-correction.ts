/** A bookshop takes back two books: a correction (KOR) of an invoice that has a number in KSeF. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['pl-favat-v3'],
  type: 'credit-note',
  series: 'KOR',
  code: '2/04/2026',
  currency: 'PLN',
  issue_date: '2026-04-08',
  preceding: [
    {
      type: 'standard',
      issue_date: '2026-03-20',
      series: 'FV',
      code: '61/03/2026',
      reason: 'Zwrot towaru',
      ext: { 'pl-favat-effective-date': '2' },
      stamps: [{ prv: 'favat-ksef-number', val: '5265877635-20260320-0100001AF629-97' }],
    },
  ],
  supplier: {
    name: 'Księgarnia Pod Kasztanem Sp. z o.o.',
    tax_id: { country: 'PL', code: '5265877635' },
    addresses: [{ num: '1', street: 'ul. Długa', locality: 'Warszawa', code: '00-001', country: 'PL' }],
  },
  customer: {
    name: 'Biblioteka Miejska',
    tax_id: { country: 'PL', code: '1132191233' },
    addresses: [{ num: '15', street: 'ul. Polna', locality: 'Kraków', code: '31-001', country: 'PL' }],
  },
  lines: [
    {
      quantity: '2',
      item: { ref: '978-83-01', name: 'Atlas ptaków Polski', price: '84.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', key: 'standard', rate: 'super-reduced' }],
    },
  ],
  payment: {
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'PL61109010140000071219812874' }] },
  },
};
