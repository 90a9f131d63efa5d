/** A cheesemaker's sales of a day to consumers, reported as goods under French VAT. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fr-ctc-flow10-v1'],
  type: 'standard',
  series: 'TIC',
  code: '2026-0914',
  issue_date: '2026-09-14',
  currency: 'EUR',
  tax: { prices_include: 'VAT', ext: { 'fr-ctc-flow10-b2c-category': 'TLB1' } },
  supplier: {
    name: 'Fromagerie des Hautes Chaumes',
    tax_id: { country: 'FR', code: '10903412765' },
    addresses: [{ num: '3', street: 'place du Marché', locality: 'Gérardmer', code: '88400', country: 'FR' }],
  },
  lines: [
    {
      quantity: '4.350',
      item: { name: 'Munster fermier', price: '21.90', unit: 'kg' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '12',
      item: { name: 'Confiture de myrtilles, 220 g', price: '5.80' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '7',
      item: { name: 'Planche à fromage en hêtre', price: '24.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: { advances: [{ key: 'card', percent: '100%', description: 'Carte bancaire' }] },
};
