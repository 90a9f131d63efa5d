/** A nursery bills a town through Chorus Pro, with the number of the order (engagement) and the town's service. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017', 'fr-choruspro-v1'],
  series: 'F2026',
  code: '0087',
  currency: 'EUR',
  issue_date: '2026-03-12',
  supplier: {
    name: 'Pépinières du Val de Loire SARL',
    tax_id: { country: 'FR', code: '30534801261' },
    identities: [{ type: 'SIRET', code: '53480126100015' }],
    addresses: [{ num: '14', street: 'route de Saumur', locality: 'Chinon', code: '37500', country: 'FR' }],
    emails: [{ addr: 'facturation@pepinieres-val-de-loire.example' }],
  },
  customer: {
    name: 'Commune de Saint-Aubin-les-Prés',
    tax_id: { country: 'FR', code: '06213702541' },
    identities: [{ type: 'SIRET', code: '21370254100011' }],
    addresses: [
      { num: '1', street: 'place de la Mairie', locality: 'Saint-Aubin-les-Prés', code: '37160', country: 'FR' },
    ],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Tilleul à petites feuilles, tige 16/18', price: '138.00' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '3.5',
      item: { name: 'Terre végétale', price: '42.00', unit: 'm3' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '16',
      item: { name: 'Plantation et tuteurage', price: '46.50', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  ordering: { code: 'ESPACES-VERTS', purchases: [{ code: 'ENG-2026-0415' }] },
  payment: {
    terms: { notes: 'Paiement à 30 jours par mandat administratif.' },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'FR7630006000011234567890189', name: 'Pépinières du Val de Loire SARL' }],
    },
  },
};
