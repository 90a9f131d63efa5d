/** A Rechnungskorrektur: eight of the notebooks of a bookshop's invoice came back; it names the invoice and why. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  type: 'credit-note',
  series: 'RK',
  code: '2026-0031',
  issue_date: '2026-03-04',
  currency: 'EUR',
  preceding: [
    {
      type: 'standard',
      series: 'RE',
      code: '2026-0214',
      issue_date: '2026-02-20',
      reason: 'Acht Lesetagebücher mit Druckfehler zurückgenommen',
    },
  ],
  supplier: {
    name: 'Buchhandlung Wellenlänge GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    addresses: [{ num: '8', street: 'Hüxstraße', locality: 'Lübeck', code: '23552', country: 'DE' }],
    emails: [{ addr: 'rechnung@wellenlaenge.example' }],
  },
  customer: {
    name: 'Stadtschule Travemünde, Förderverein e. V.',
    addresses: [{ num: '30', street: 'Kirchenstraße', locality: 'Lübeck', code: '23570', country: 'DE' }],
  },
  lines: [
    {
      quantity: '8',
      item: { name: 'Lesetagebuch, liniert', price: '3.36', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
};
