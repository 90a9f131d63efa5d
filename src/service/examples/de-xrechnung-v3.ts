/** A Rechnung to a town with its Leitweg-ID: plants, planting, and the delivery to the depot of the parks. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017', 'de-xrechnung-v3'],
  series: 'R',
  code: '26-0087',
  issue_date: '2026-03-16',
  op_date: '2026-03-11',
  currency: 'EUR',
  supplier: {
    name: 'Baumschule Weserbogen GmbH',
    tax_id: { country: 'DE', code: '283645122' },
    registration: { office: 'Amtsgericht Walsrode', entry: 'HRB 20417' },
    people: [{ name: { given: 'Henrike', surname: 'Lührs' }, role: 'Buchhaltung' }],
    inboxes: [{ key: 'peppol', scheme: '9930', code: 'DE283645122' }],
    addresses: [{ num: '4', street: 'Am Deich', locality: 'Verden', code: '27283', country: 'DE' }],
    emails: [{ addr: 'rechnung@weserbogen.example' }],
    telephones: [{ num: '+49 4231 555087' }],
  },
  customer: {
    name: 'Freie Hansestadt Bremen, Umweltbetrieb',
    inboxes: [{ key: 'peppol', scheme: '0204', code: '04011000-1234512345-06' }],
    addresses: [{ num: '30', street: 'Willy-Brandt-Platz', locality: 'Bremen', code: '28215', country: 'DE' }],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Winterlinde, Hochstamm 14–16 cm', price: '189.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '24',
      item: { name: 'Dreibock mit Bindung', price: '31.50', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '36',
      item: { name: 'Pflanzarbeiten', price: '52.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  discounts: [
    { key: 'special-agreement', reason: 'Rahmenvertrag 2026', percent: '3%', taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
  ordering: { code: '04011000-1234512345-06', purchases: [{ code: 'B-2026-311' }] },
  delivery: {
    date: '2026-03-11',
    receiver: {
      name: 'Betriebshof Bürgerpark',
      addresses: [{ num: '180', street: 'Hollerallee', locality: 'Bremen', code: '28209', country: 'DE' }],
    },
  },
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-15', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'R-26-0087',
      credit_transfer: [{ iban: 'DE89370400440532013000', name: 'Volksbank an der Aller' }],
    },
  },
};
