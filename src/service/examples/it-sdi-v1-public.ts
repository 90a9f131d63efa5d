/** A gardener bills a town hall: VAT that the town pays to the state (split payment), with the code of its contract (CIG). */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['it-sdi-v1'],
  $tags: ['b2g'],
  series: 'PA',
  code: '9',
  currency: 'EUR',
  issue_date: '2026-04-30',
  supplier: {
    name: 'Verde Urbano S.r.l.',
    tax_id: { country: 'IT', code: '12345678903' },
    addresses: [
      { num: '12', street: 'Via dei Mulini', locality: 'Torino', region: 'TO', code: '10121', country: 'IT' },
    ],
    registration: { office: 'TO', entry: '882310', capital: '20000.00', currency: 'EUR' },
  },
  customer: {
    name: 'Comune di Valbruna',
    tax_id: { country: 'IT', code: '13029381004' },
    inboxes: [{ key: 'it-sdi-code', code: 'UF7K2Q' }],
    addresses: [{ num: '1', street: 'Piazza Roma', locality: 'Valbruna', region: 'VB', code: '28801', country: 'IT' }],
  },
  ordering: {
    contracts: [
      {
        code: 'C-2026-14',
        issue_date: '2026-01-19',
        identities: [{ type: 'CIG', code: 'Z123456789' }],
      },
    ],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Manutenzione del verde pubblico, aprile 2026', price: '4200.00' },
      taxes: [{ cat: 'VAT', rate: 'general', ext: { 'it-sdi-vat-liability': 'S' } }],
    },
  ],
  payment: {
    terms: { due_dates: [{ date: '2026-05-30', amount: '4200.00' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'IT60X0542811101000000123456' }],
    },
  },
};
