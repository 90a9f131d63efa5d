/** A Rechnung of a joinery with a deposit paid, as it goes into the XML of a ZUGFeRD PDF. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017', 'de-zugferd-v2'],
  series: 'T',
  code: '2026-031',
  issue_date: '2026-03-06',
  op_date: '2026-03-05',
  currency: 'EUR',
  supplier: {
    name: 'Tischlerei Hafenkante, Inh. Piet Claasen',
    tax_id: { country: 'DE', code: '304726154' },
    identities: [{ key: 'de-tax-number', code: '42/123/45678' }],
    addresses: [{ num: '11', street: 'Fischmarkt', locality: 'Hamburg', code: '22767', country: 'DE' }],
    emails: [{ addr: 'werkstatt@hafenkante.example' }],
  },
  customer: {
    name: 'Rösterei Kaispeicher GmbH',
    tax_id: { country: 'DE', code: '265190837' },
    addresses: [{ num: '2', street: 'Kehrwieder', locality: 'Hamburg', code: '20457', country: 'DE' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Verkaufstheke, Eiche geölt', price: '4280.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '12',
      item: { name: 'Montage vor Ort', price: '58.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  charges: [
    { key: 'delivery', reason: 'Anlieferung mit Hebebühne', amount: '85.00', taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-20', percent: '100%' }] },
    advances: [
      { date: '2026-02-09', key: 'credit-transfer', description: 'Anzahlung laut Auftrag', amount: '2000.00' },
    ],
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'T-2026-031',
      credit_transfer: [{ iban: 'DE89370400440532013000', name: 'Elbsparkasse' }],
    },
  },
};
