/** A faktura of a cycle workshop to a private customer: prices include moms, part has been paid. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '20260311',
  issue_date: '2026-02-26',
  currency: 'DKK',
  tax: { prices_include: 'VAT' },
  supplier: {
    name: 'Nørrebro Cykelværksted ApS',
    tax_id: { country: 'DK', code: '12345674' },
    identities: [{ type: 'CVR', code: '12345674' }],
    addresses: [{ num: '61', street: 'Jægersborggade', locality: 'København N', code: '2200', country: 'DK' }],
    emails: [{ addr: 'hej@nbcykel.example' }],
  },
  customer: {
    name: 'Freja Lund',
    addresses: [{ num: '14', street: 'Stefansgade', locality: 'København N', code: '2200', country: 'DK' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Ladcykel, 7 gear', price: '18995.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '1.5',
      item: { name: 'Montering af kasse og lygter', price: '560.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '2',
      item: { name: 'Lås, godkendt', price: '449.00', unit: 'piece' },
      discounts: [{ percent: '50%', reason: 'Tilbud ved køb af cykel' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    advances: [{ key: 'card', date: '2026-02-12', description: 'Depositum', amount: '4000.00' }],
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-12', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'DK5000400440116243', name: 'Københavns Sparebank' }],
    },
  },
};
