/** A factuur of a one-man cycle workshop in Zwolle: parts at 21%, labour on bicycles at 9%. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'F',
  code: '2026-041',
  issue_date: '2026-02-19',
  op_date: '2026-02-17',
  currency: 'EUR',
  supplier: {
    name: 'Fietsenmakerij De Spaak',
    tax_id: { country: 'NL', code: '000099998B57' },
    identities: [{ type: 'KVK', code: '12345678' }],
    addresses: [{ num: '23', street: 'Diezerstraat', locality: 'Zwolle', code: '8011 RG', country: 'NL' }],
    emails: [{ addr: 'werkplaats@despaak.example' }],
    telephones: [{ num: '+31 38 555 0141' }],
  },
  customer: {
    name: 'Stadskoeriers Zwolle B.V.',
    tax_id: { country: 'NL', code: '856123456B01' },
    addresses: [{ num: '5', street: 'Hanzelaan', locality: 'Zwolle', code: '8017 JA', country: 'NL' }],
  },
  lines: [
    {
      quantity: '6',
      item: { name: 'Buitenband 26 inch, anti-lek', price: '24.79', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '3',
      item: { name: 'Remblokken, set', price: '8.26', unit: 'set' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '4.5',
      item: { name: 'Reparatie van vrachtfietsen, arbeidsloon', price: '52.00', unit: 'h' },
      discounts: [{ percent: '5%', reason: 'Vaste klant' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
  ],
  payment: {
    terms: {
      key: 'due-date',
      due_dates: [{ date: '2026-03-05', percent: '100%' }],
      notes: 'Betaling binnen 14 dagen.',
    },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'F-2026-041',
      credit_transfer: [{ iban: 'NL91ABNA0417164300', name: 'Fietsenmakerij De Spaak' }],
    },
  },
};
