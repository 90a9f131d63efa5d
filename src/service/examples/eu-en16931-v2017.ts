/** An invoice within the Union by EN 16931: skis from Austria to France without VAT, and why that is so. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017'],
  series: 'EX',
  code: '2026-0058',
  issue_date: '2026-03-03',
  op_date: '2026-03-02',
  currency: 'EUR',
  tax: {
    notes: [
      {
        cat: 'VAT',
        key: 'intra-community',
        text: 'Intra-Community supply, exempt by article 138 of Directive 2006/112/EC.',
      },
    ],
  },
  supplier: {
    name: 'Skimanufaktur Inntal GmbH',
    tax_id: { country: 'AT', code: 'U10223006' },
    addresses: [{ num: '6', street: 'Innrain', locality: 'Innsbruck', code: '6020', country: 'AT' }],
    inboxes: [{ key: 'peppol', scheme: '9914', code: 'ATU10223006' }],
    emails: [{ addr: 'office@skimanufaktur.example' }],
  },
  customer: {
    name: 'Montagne et Glisse SAS',
    tax_id: { country: 'FR', code: '39356000000' },
    addresses: [{ num: '17', street: 'Rue du Docteur Paccard', locality: 'Chamonix', code: '74400', country: 'FR' }],
  },
  lines: [
    {
      quantity: '40',
      item: {
        name: 'Touring ski, ash core, 172 cm',
        identities: [{ key: 'gtin', code: '09012345678905' }],
        attributes: [
          { key: 'length', amount: '172', unit: 'cm' },
          { key: 'material', text: 'Ash, carbon' },
        ],
        price: '348.00',
        unit: 'pair',
        origin: 'AT',
      },
      discounts: [{ key: 'temporary', reason: 'End of season', percent: '12%' }],
      taxes: [{ cat: 'VAT', key: 'intra-community' }],
    },
    {
      quantity: '40',
      item: { name: 'Climbing skins, cut to size', price: '96.50', unit: 'pair', origin: 'AT' },
      taxes: [{ cat: 'VAT', key: 'intra-community' }],
    },
  ],
  charges: [
    {
      key: 'delivery',
      reason: 'Carriage to Chamonix',
      amount: '210.00',
      taxes: [{ cat: 'VAT', key: 'intra-community' }],
    },
  ],
  ordering: { code: 'BC-26-114' },
  delivery: {
    date: '2026-03-02',
    receiver: {
      name: 'Montagne et Glisse, entrepôt',
      addresses: [{ num: '250', street: 'Route du Bouchet', locality: 'Sallanches', code: '74700', country: 'FR' }],
    },
  },
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-02', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'EX-2026-0058',
      credit_transfer: [{ iban: 'AT611904300234573201', bic: 'GIBAATWWXXX', name: 'Landesbank am Inn' }],
    },
  },
};
