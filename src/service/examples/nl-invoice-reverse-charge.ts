/** Software and training for a company in Belgium: no btw, as the customer accounts for it (articles 44 and 196 of directive 2006/112/EC). */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $tags: ['reverse-charge'],
  series: 'F',
  code: '2026-0442',
  issue_date: '2026-04-17',
  currency: 'EUR',
  supplier: {
    name: 'Waterlijn Ingenieurs B.V.',
    tax_id: { country: 'NL', code: '856123456B01' },
    addresses: [{ num: '120', street: 'Oudegracht', locality: 'Utrecht', code: '3511 AX', country: 'NL' }],
    emails: [{ addr: 'administratie@waterlijn.example' }],
  },
  customer: {
    name: 'Scheldekade Ontwikkeling BV',
    tax_id: { country: 'BE', code: '0765432146' },
    addresses: [{ num: '15', street: 'Jordaenskaai', locality: 'Antwerpen', code: '2000', country: 'BE' }],
  },
  lines: [
    {
      quantity: '62',
      item: { name: 'Maatwerksoftware voor projectplanning, senior ontwikkelaar', price: '118.00', unit: 'h' },
      taxes: [{ cat: 'VAT', key: 'reverse-charge' }],
    },
    {
      quantity: '1',
      item: { name: 'Training voor de medewerkers, twee dagen', price: '2450.00' },
      taxes: [{ cat: 'VAT', key: 'reverse-charge' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-05-17', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'NL91ABNA0417164300', name: 'Waterlijn Ingenieurs' }],
    },
  },
};
