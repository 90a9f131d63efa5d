/** A factuur from Ghent: books with 6% of VAT, a catered reception with 12%, stationery with 21%. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'F2026',
  code: '0088',
  issue_date: '2026-03-02',
  currency: 'EUR',
  supplier: {
    name: 'Boekhandel De Kouter BV',
    tax_id: { country: 'BE', code: '0765432146' },
    identities: [{ type: 'BCE', code: '0765432146' }],
    addresses: [{ num: '23', street: 'Kouter', locality: 'Gent', code: '9000', country: 'BE' }],
    emails: [{ addr: 'facturatie@dekouter.example' }],
  },
  customer: {
    name: 'Vereniging Leeslust VZW',
    tax_id: { country: 'BE', code: '1012345646' },
    addresses: [{ num: '5', street: 'Rue du Marché', locality: 'Namur', code: '5000', country: 'BE' }],
  },
  lines: [
    {
      quantity: '60',
      item: { name: 'Leesboek "De Schelde", paperback', price: '12.21' },
      discounts: [{ percent: '5%', reason: 'Groepskorting' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '60',
      item: { name: 'Receptie met broodjes', price: '11.50', unit: 'portion' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '4',
      item: { name: 'Schriften A5, gelijnd', price: '16.40', unit: 'box' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-01', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: '202600088',
      credit_transfer: [{ iban: 'BE68539007547034', name: 'Scheldebank' }],
    },
  },
};
