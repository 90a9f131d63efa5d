/** A roaster bills a tea room: food at the reduced rate, the rest at the general one, payable by transfer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017', 'fr-facturx-v1'],
  series: 'FA',
  code: '2026-0312',
  currency: 'EUR',
  issue_date: '2026-03-16',
  supplier: {
    name: 'Torréfaction des Deux Ponts SAS',
    tax_id: { country: 'FR', code: '69813492071' },
    identities: [{ type: 'SIRET', code: '81349207100010' }],
    addresses: [{ num: '8', street: 'quai des Célestins', locality: 'Lyon', code: '69002', country: 'FR' }],
    emails: [{ addr: 'compta@deux-ponts.example' }],
  },
  customer: {
    name: 'Salon de thé Mirabelle SARL',
    tax_id: { country: 'FR', code: '38792543100' },
    identities: [{ type: 'SIRET', code: '79254310000012' }],
    addresses: [{ num: '27', street: 'rue Saint-Dizier', locality: 'Nancy', code: '54000', country: 'FR' }],
  },
  lines: [
    {
      quantity: '30',
      item: { ref: 'CAF-ETH-1', name: 'Café Éthiopie Sidamo, grains', price: '21.40', unit: 'kg' },
      discounts: [{ percent: '5%', reason: 'Remise quantité' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '12',
      item: { ref: 'THE-DAR-100', name: 'Thé Darjeeling, boîte 100 g', price: '9.80' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '1',
      item: { ref: 'ENT-ESP', name: 'Entretien de la machine à espresso', price: '145.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: {
      due_dates: [{ date: '2026-04-15', percent: '100%' }],
      notes: "Pénalités de retard : trois fois le taux d'intérêt légal ; indemnité forfaitaire de recouvrement : 40 €.",
    },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'FR7630006000011234567890189', name: 'Torréfaction des Deux Ponts SAS' }],
    },
  },
};
