/** A Schlussrechnung: a third was paid when the stove was ordered, a third at delivery; the rest is due in two parts. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'SR',
  code: '2026-057',
  issue_date: '2026-05-08',
  op_date: '2026-05-06',
  currency: 'EUR',
  supplier: {
    name: 'Hafnerei Kachelglut GmbH',
    tax_id: { country: 'AT', code: 'U10223006' },
    addresses: [{ num: '22', street: 'Steyrer Straße', locality: 'Wels', code: '4600', country: 'AT' }],
    emails: [{ addr: 'buero@kachelglut.example' }],
  },
  customer: {
    name: 'Almgasthof Wurzeralm e.U.',
    tax_id: { country: 'AT', code: 'U76543215' },
    addresses: [{ num: '5', street: 'Dorfplatz', locality: 'Spital am Pyhrn', code: '4582', country: 'AT' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Kachelofen nach Zeichnung, gesetzt', price: '9840.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '14',
      item: { name: 'Abtragen des alten Ofens', price: '64.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    advances: [
      { key: 'credit-transfer', date: '2026-02-20', description: 'Anzahlung bei Bestellung', amount: '4300.00' },
      { key: 'credit-transfer', date: '2026-04-28', description: 'Anzahlung bei Lieferung', amount: '4300.00' },
    ],
    terms: {
      key: 'due-date',
      due_dates: [
        { date: '2026-05-22', percent: '50%' },
        { date: '2026-06-22', percent: '50%' },
      ],
    },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'SR 2026-057',
      credit_transfer: [{ iban: 'AT611904300234573201', name: 'Bank an der Traun' }],
    },
  },
};
