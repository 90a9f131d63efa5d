/** A Bestellung of a school's bookshop, with the latest day of delivery. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/order',
  type: 'purchase',
  series: 'B',
  code: '2026-0077',
  issue_date: '2026-02-09',
  currency: 'EUR',
  supplier: {
    name: 'Buchhandlung Wellenlänge GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    addresses: [{ num: '8', street: 'Hüxstraße', locality: 'Lübeck', code: '23552', country: 'DE' }],
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
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '28',
      item: { name: 'Lesetagebuch, liniert', price: '3.36', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  delivery: { date: '2026-02-18' },
  notes: [{ text: 'Bitte am Vormittag liefern, das Sekretariat schließt um 13 Uhr.' }],
};
