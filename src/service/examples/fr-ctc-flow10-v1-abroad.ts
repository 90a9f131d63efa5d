/** The cheesemaker sells to a delicatessen in Freiburg: an invoice within the Union, without VAT, that is reported. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fr-ctc-flow10-v1'],
  type: 'standard',
  series: 'EXP',
  code: '2026-031',
  issue_date: '2026-09-15',
  currency: 'EUR',
  tax: { ext: { 'fr-ctc-billing-mode': 'B1' } },
  supplier: {
    name: 'Fromagerie des Hautes Chaumes',
    tax_id: { country: 'FR', code: '10903412765' },
    addresses: [{ num: '3', street: 'place du Marché', locality: 'Gérardmer', code: '88400', country: 'FR' }],
  },
  customer: {
    name: 'Feinkost Dreisam GmbH',
    tax_id: { country: 'DE', code: '283746516' },
    addresses: [{ num: '44', street: 'Günterstalstraße', locality: 'Freiburg', code: '79100', country: 'DE' }],
  },
  lines: [
    {
      quantity: '30',
      item: { name: 'Munster affiné, meule de 1,2 kg', price: '17.40' },
      taxes: [{ cat: 'VAT', key: 'intra-community' }],
    },
    {
      quantity: '18',
      item: { name: 'Tomme vosgienne, meule de 2 kg', price: '26.00' },
      taxes: [{ cat: 'VAT', key: 'intra-community' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-10-15', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'FR7630006000011234567890189', name: 'Fromagerie des Hautes Chaumes' }],
    },
  },
  notes: [{ key: 'legal', text: 'Exonération de TVA, article 262 ter-I du CGI.' }],
};
