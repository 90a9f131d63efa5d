/** A Rechnung of a bookshop with both rates: books with 7%, stationery and an evening with 19%, carriage of the books. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'RE',
  code: '2026-0214',
  issue_date: '2026-02-20',
  op_date: '2026-02-18',
  currency: 'EUR',
  supplier: {
    name: 'Buchhandlung Wellenlänge GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    identities: [{ key: 'de-tax-number', code: '92/345/67894' }],
    registration: { office: 'Amtsgericht Lübeck', entry: 'HRB 12345 HL' },
    addresses: [{ num: '8', street: 'Hüxstraße', locality: 'Lübeck', code: '23552', country: 'DE' }],
    emails: [{ addr: 'rechnung@wellenlaenge.example' }],
    telephones: [{ num: '+49 451 5550 214' }],
  },
  customer: {
    name: 'Stadtschule Travemünde, Förderverein e. V.',
    addresses: [{ num: '30', street: 'Kirchenstraße', locality: 'Lübeck', code: '23570', country: 'DE' }],
    people: [{ name: { given: 'Antje', surname: 'Petersen' }, role: 'Schatzmeisterin' }],
  },
  lines: [
    {
      quantity: '28',
      item: { name: 'Klassensatz „Die Welle am Kai“', price: '11.21', unit: 'piece' },
      discounts: [{ percent: '8%', reason: 'Schulnachlass' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '28',
      item: { name: 'Lesetagebuch, liniert', price: '3.36', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'Autorenlesung, Organisation und Technik', price: '340.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  charges: [
    { key: 'delivery', reason: 'Lieferung der Bücher', amount: '9.50', taxes: [{ cat: 'VAT', rate: 'reduced' }] },
  ],
  payment: {
    terms: {
      key: 'due-date',
      due_dates: [{ date: '2026-03-20', percent: '100%' }],
      notes: 'Zahlbar innerhalb von 28 Tagen ohne Abzug.',
    },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'RE-2026-0214',
      credit_transfer: [{ iban: 'DE89370400440532013000', name: 'Sparbank an der Trave' }],
    },
  },
};
