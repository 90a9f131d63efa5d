/** A faktura from Kiruna with three rates: guiding at 25%, board and lodging at 12%, a bus and maps at 6%. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'F',
  code: '10452',
  issue_date: '2026-02-18',
  op_date: '2026-02-15',
  currency: 'SEK',
  supplier: {
    name: 'Torneträsk Fjällturer AB',
    tax_id: { country: 'SE', code: '556123456701' },
    identities: [{ type: 'ON', label: 'Organisationsnummer', code: '556123-4567' }],
    addresses: [{ num: '4', street: 'Lars Janssonsgatan', locality: 'Kiruna', code: '981 31', country: 'SE' }],
    emails: [{ addr: 'ekonomi@tornetraskfjallturer.example' }],
    telephones: [{ num: '+46 980 555 04' }],
  },
  customer: {
    name: 'Luleå Skidförening',
    identities: [{ type: 'ON', code: '802000-0009' }],
    addresses: [{ num: '17', street: 'Storgatan', locality: 'Luleå', code: '972 32', country: 'SE' }],
    people: [{ name: { given: 'Elin', surname: 'Wallström' }, role: 'Er referens' }],
  },
  ordering: {
    period: { end: '2026-02-15' },
    addressee: { name: 'Luleå Skidförening, kassören', emails: [{ addr: 'kassor@luleaskid.example' }] },
  },
  lines: [
    {
      quantity: '2',
      item: { name: 'Guidad skidtur, heldag', price: '5400.00', unit: 'day' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '28',
      item: { name: 'Logi med halvpension', price: '895.00', unit: 'day' },
      discounts: [{ percent: '8%', reason: 'Föreningsrabatt' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '14',
      item: { name: 'Busstransfer Kiruna-Abisko', price: '210.00' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
    {
      quantity: '14',
      item: { name: 'Fjällkarta BD6', price: '149.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
  ],
  payment: {
    terms: {
      key: 'due-date',
      due_dates: [{ date: '2026-03-20', percent: '100%' }],
      notes: 'Betalningsvillkor 30 dagar netto. Godkänd för F-skatt.',
    },
    instructions: {
      key: 'credit-transfer',
      ref: '10452',
      detail: 'Bankgiro 5050-1055',
      credit_transfer: [{ iban: 'SE4550000000058398257466', name: 'Norrlandsbanken' }],
    },
  },
};
