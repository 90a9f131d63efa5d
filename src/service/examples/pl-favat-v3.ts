/** A joinery bills a hotel: two rates, split payment above 15,000 złoty, part paid in advance. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['pl-favat-v3'],
  series: 'FV',
  code: '37/03/2026',
  currency: 'PLN',
  issue_date: '2026-03-18',
  op_date: '2026-03-16',
  tax: { ext: { 'pl-favat-split-payment': '1' } },
  supplier: {
    name: 'Stolarnia Dębowa Sp. z o.o.',
    tax_id: { country: 'PL', code: '7792481035' },
    addresses: [{ num: '17', street: 'ul. Tartaczna', locality: 'Nowy Targ', code: '34-400', country: 'PL' }],
    emails: [{ addr: 'biuro@stolarnia-debowa.example' }],
  },
  customer: {
    name: 'Hotel Pod Giewontem S.A.',
    tax_id: { country: 'PL', code: '6341829501' },
    addresses: [{ num: '4', street: 'ul. Krupówki', locality: 'Zakopane', code: '34-500', country: 'PL' }],
  },
  lines: [
    {
      quantity: '18',
      item: { ref: 'ST-140', name: 'Stół dębowy 140 × 80 cm', price: '1240.00' },
      taxes: [{ cat: 'VAT', key: 'standard', rate: 'general' }],
    },
    {
      quantity: '72',
      item: { ref: 'KR-02', name: 'Krzesło tapicerowane', price: '315.00' },
      discounts: [{ percent: '8%', reason: 'Rabat ilościowy' }],
      taxes: [{ cat: 'VAT', key: 'standard', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'Remont drewnianych schodów w części mieszkalnej', price: '6800.00' },
      taxes: [{ cat: 'VAT', key: 'standard', rate: 'reduced' }],
    },
  ],
  payment: {
    advances: [{ date: '2026-02-20', key: 'credit-transfer', description: 'Zaliczka', amount: '15000.00' }],
    terms: { due_dates: [{ date: '2026-04-01', amount: '45462.29' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'PL61109010140000071219812874', name: 'Stolarnia Dębowa Sp. z o.o.' }],
    },
  },
};
