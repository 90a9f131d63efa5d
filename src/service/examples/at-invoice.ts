/** A Rechnung from the Wachau with all three rates: a tasting, a snack, and wine sold by its grower. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'RE',
  code: '2026-031',
  issue_date: '2026-02-27',
  op_date: '2026-02-21',
  currency: 'EUR',
  supplier: {
    name: 'Weingut Steinriegl KG',
    tax_id: { country: 'AT', code: 'U10223006' },
    registration: { office: 'Landesgericht Krems an der Donau', entry: 'FN 123456 a' },
    addresses: [{ num: '17', street: 'Kellergasse', locality: 'Weißenkirchen', code: '3610', country: 'AT' }],
    emails: [{ addr: 'office@steinriegl.example' }],
  },
  customer: {
    name: 'Tischlerei Donaublick GmbH',
    tax_id: { country: 'AT', code: 'U76543215' },
    addresses: [{ num: '4', street: 'Uferstraße', locality: 'Linz', code: '4020', country: 'AT' }],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Weinverkostung mit Führung', price: '18.00', unit: 'item' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '24',
      item: { name: 'Winzerjause', price: '14.50', unit: 'portion' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '36',
      item: { name: 'Riesling Federspiel 2024, ab Hof', price: '9.80', unit: 'bottle' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-13', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'RE-2026-031',
      credit_transfer: [{ iban: 'AT611904300234573201', name: 'Wachauer Sparbank' }],
    },
  },
};
