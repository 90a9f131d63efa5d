/** An architect's fee (parcella): contribution to the pension fund, income tax withheld by the customer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['it-sdi-v1'],
  $tags: ['freelance'],
  series: 'P',
  code: '9',
  currency: 'EUR',
  issue_date: '2026-03-20',
  supplier: {
    name: 'Arch. Giulia Serafini',
    tax_id: { country: 'IT', code: '09173640211' },
    addresses: [
      { num: '12', street: 'Via Santo Stefano', locality: 'Bologna', region: 'BO', code: '40125', country: 'IT' },
    ],
    emails: [{ addr: 'studio@serafini.example' }],
  },
  customer: {
    name: 'Cantine Aldrovandi S.p.A.',
    tax_id: { country: 'IT', code: '10293840152' },
    inboxes: [{ key: 'it-sdi-pec', email: 'fatture@pec.cantine-aldrovandi.example' }],
    addresses: [{ num: '203', street: 'Via Emilia', locality: 'Imola', region: 'BO', code: '40026', country: 'IT' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Progetto definitivo della nuova barricaia', price: '6400.00' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPEF', percent: '20.0%', ext: { 'it-sdi-retained': 'A' } },
      ],
    },
    {
      quantity: '14',
      item: { name: 'Direzione lavori', price: '65.00', unit: 'h' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPEF', percent: '20.0%', ext: { 'it-sdi-retained': 'A' } },
      ],
    },
  ],
  charges: [
    {
      key: 'fund-contribution',
      reason: 'Contributo integrativo Inarcassa',
      percent: '4%',
      ext: { 'it-sdi-fund-type': 'TC04' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { due_dates: [{ date: '2026-04-20', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'IT60X0542811101000000123456', name: 'Giulia Serafini' }],
    },
  },
};
