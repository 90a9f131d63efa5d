/** A facture of a bookshop: books with 5.5% of TVA, a newspaper with 2.1%, a tasting with 10%, stationery with 20%. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'FA',
  code: '2026-0057',
  issue_date: '2026-02-23',
  currency: 'EUR',
  supplier: {
    name: 'Librairie des Deux Quais SARL',
    tax_id: { country: 'FR', code: '75512345679' },
    identities: [
      { type: 'SIREN', code: '512345679' },
      { type: 'SIRET', code: '51234567900017' },
    ],
    registration: { capital: '15000.00', currency: 'EUR', office: 'RCS Nantes', entry: '512 345 679' },
    addresses: [{ num: '11', street: 'Quai de la Fosse', locality: 'Nantes', code: '44000', country: 'FR' }],
    emails: [{ addr: 'compta@deuxquais.example' }],
  },
  customer: {
    name: 'Comité d’entreprise Chantiers de Loire',
    tax_id: { country: 'FR', code: '25834567893' },
    identities: [{ type: 'SIREN', code: '834567893' }],
    addresses: [
      { num: '3', street: 'Boulevard des Océanides', locality: 'Saint-Nazaire', code: '44600', country: 'FR' },
    ],
  },
  lines: [
    {
      quantity: '35',
      item: { name: 'Roman « Le dernier bac », broché', price: '17.06' },
      discounts: [{ percent: '5%', reason: 'Remise légale' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '35',
      item: { name: 'Quotidien du jour', price: '1.96' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
    {
      quantity: '35',
      item: { name: 'Collation servie lors de la rencontre', price: '6.50', unit: 'portion' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '10',
      item: { name: 'Carnet relié, 200 pages', price: '9.90' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: {
      key: 'due-date',
      due_dates: [{ date: '2026-03-25', percent: '100%' }],
      notes: 'Pas d’escompte pour paiement anticipé. Indemnité forfaitaire de recouvrement en cas de retard : 40 €.',
    },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'FA-2026-0057',
      credit_transfer: [{ iban: 'FR1420041010050500013M02606', name: 'Crédit de l’Estuaire' }],
    },
  },
};
