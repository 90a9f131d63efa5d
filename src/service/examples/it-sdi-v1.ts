/** A mill bills a bakery after two deliveries: a deferred invoice with its delivery notes, in two instalments. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['it-sdi-v1'],
  $tags: ['deferred'],
  series: 'FD',
  code: '76',
  currency: 'EUR',
  issue_date: '2026-03-31',
  supplier: {
    name: 'Molino Bracchi S.r.l.',
    tax_id: { country: 'IT', code: '03865201234' },
    addresses: [
      { num: '5', street: 'Via del Molino', locality: 'Bussolengo', region: 'VR', code: '37012', country: 'IT' },
    ],
    telephones: [{ num: '+390456712345' }],
    registration: { office: 'VR', entry: '371842', capital: '50000.00', currency: 'EUR' },
  },
  customer: {
    name: 'Panificio Fratelli Olmo S.n.c.',
    tax_id: { country: 'IT', code: '04712830910' },
    inboxes: [{ key: 'it-sdi-code', code: 'M5UXCR1' }],
    addresses: [
      { num: '31', street: 'Via Garibaldi', locality: 'Rovereto', region: 'TN', code: '38068', country: 'IT' },
    ],
  },
  lines: [
    {
      quantity: '800',
      item: { ref: 'F00', name: 'Farina di grano tenero tipo 00', price: '0.78', unit: 'kg' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
    {
      quantity: '25',
      item: { ref: 'LBS', name: 'Lievito di birra secco', price: '6.90', unit: 'kg' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '2',
      item: { ref: 'TRA', name: 'Trasporto', price: '35.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  ordering: {
    despatch: [
      { code: 'DDT-411', issue_date: '2026-03-09' },
      { code: 'DDT-437', issue_date: '2026-03-23' },
    ],
  },
  payment: {
    terms: {
      due_dates: [
        { date: '2026-04-30', percent: '50%' },
        { date: '2026-05-31', percent: '50%' },
      ],
    },
    instructions: {
      key: 'direct-debit+riba',
      detail: 'Ricevuta bancaria (Ri.Ba.)',
    },
  },
};
