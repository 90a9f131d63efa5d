/** A Rechnung from the Wachau with all four rates: a tasting, a snack, wine sold by its grower, and fruit. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'RE',
  code: '2026-131',
  issue_date: '2026-07-24',
  op_date: '2026-07-18',
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
    {
      quantity: '15',
      item: { name: 'Wachauer Marillen', price: '6.40', unit: 'kg' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-08-07', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'RE-2026-131',
      credit_transfer: [{ iban: 'AT611904300234573201', name: 'Wachauer Sparbank' }],
    },
  },
};
