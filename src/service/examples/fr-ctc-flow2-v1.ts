/** A joiner bills a hotel: both are known by SIREN and reached through their platforms; two rates and a discount. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017', 'fr-ctc-flow2-v1'],
  type: 'standard',
  series: 'F2026',
  code: '00412',
  issue_date: '2026-09-14',
  currency: 'EUR',
  tax: { ext: { 'fr-ctc-billing-mode': 'M1' } },
  supplier: {
    name: 'Menuiserie Aubertin SAS',
    tax_id: { country: 'FR', code: '74842130676' },
    identities: [{ type: 'SIRET', code: '84213067600013' }],
    inboxes: [{ key: 'peppol', scheme: '0225', code: '842130676' }],
    addresses: [{ num: '8', street: 'rue des Tanneurs', locality: 'Colmar', code: '68000', country: 'FR' }],
    emails: [{ addr: 'compta@menuiserie-aubertin.example' }],
  },
  customer: {
    name: 'Hôtel du Grand Ballon SARL',
    tax_id: { country: 'FR', code: '58517902383' },
    inboxes: [{ key: 'peppol', scheme: '0225', code: '517902383_RECEPTION' }],
    addresses: [{ num: '21', street: 'route des Crêtes', locality: 'Munster', code: '68140', country: 'FR' }],
  },
  lines: [
    {
      quantity: '6',
      item: { name: 'Fenêtre chêne, double vitrage, 120 × 95', price: '742.00' },
      discounts: [{ percent: '4%', reason: 'Remise sur quantité' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '19',
      item: { name: "Dépose et pose, travaux d'amélioration énergétique", price: '54.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
  ],
  ordering: { code: 'BC-2026-077' },
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-10-14', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'FR7630006000011234567890189', name: 'Menuiserie Aubertin SAS' }],
    },
  },
  delivery: { date: '2026-09-11' },
  notes: [
    { key: 'payment', text: 'Paiement à 30 jours date de facture.' },
    {
      key: 'payment-method',
      text: 'Pénalités de retard : trois fois le taux légal ; indemnité forfaitaire pour frais de recouvrement : 40 €.',
    },
    { key: 'payment-term', text: "Pas d'escompte pour paiement anticipé." },
  ],
};
