/** A boatyard bills half of a boat before it builds it: an advance invoice (ZAL) with the order as its lines. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['pl-favat-v3'],
  $tags: ['partial'],
  series: 'ZAL',
  code: '4/2026',
  currency: 'PLN',
  issue_date: '2026-02-11',
  supplier: {
    name: 'Stocznia Jachtowa Fala Sp. z o.o.',
    tax_id: { country: 'PL', code: '5265877635' },
    addresses: [{ num: '8', street: 'ul. Portowa', locality: 'Giżycko', code: '11-500', country: 'PL' }],
  },
  customer: {
    name: 'Klub Żeglarski Mewa',
    tax_id: { country: 'PL', code: '1132191233' },
    addresses: [{ num: '15', street: 'ul. Polna', locality: 'Kraków', code: '31-001', country: 'PL' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Łódź żaglowa Omega', price: '24000.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', key: 'standard', rate: 'general' }],
    },
    {
      quantity: '2',
      item: { name: 'Komplet żagli', price: '3100.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', key: 'standard', rate: 'general' }],
    },
  ],
  payment: {
    advances: [{ date: '2026-02-10', key: 'credit-transfer', description: 'Zaliczka 50%', amount: '18573.00' }],
  },
};
