/** A faktúra of a village shop: the three rates of DPH since 2025. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '20260058',
  issue_date: '2026-03-05',
  currency: 'EUR',
  supplier: {
    name: 'Obchod pod Kriváňom s.r.o.',
    tax_id: { country: 'SK', code: '2120123456' },
    addresses: [{ num: '11', street: 'Hlavná', locality: 'Východná', code: '032 32', country: 'SK' }],
    emails: [{ addr: 'fakturacia@podkrivanom.example' }],
  },
  customer: {
    name: 'Penzión Važec a.s.',
    tax_id: { country: 'SK', code: '2023987603' },
    addresses: [{ num: '4', street: 'Urbárska', locality: 'Važec', code: '032 61', country: 'SK' }],
  },
  lines: [
    {
      quantity: '30',
      item: { name: 'Zemiakové lupienky', price: '1.99', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '5',
      item: { name: 'Turistická mapa', price: '9.90', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
    {
      quantity: '1',
      item: { name: 'Dovoz', price: '15.00', unit: 'service' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-19', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: '20260058',
      credit_transfer: [{ iban: 'SK3112000000198742637541', name: 'Banka pod Tatrami' }],
    },
  },
};
