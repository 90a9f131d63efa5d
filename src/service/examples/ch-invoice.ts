/** A Rechnung of a mountain hotel with the three rates: nights, meals, and jam to take home. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'HB',
  code: '260219',
  issue_date: '2026-02-19',
  currency: 'CHF',
  supplier: {
    name: 'Berghotel Hornblick AG',
    tax_id: { country: 'CH', code: 'E109322551' },
    addresses: [{ num: '12', street: 'Dorfstrasse', locality: 'Grindelwald', code: '3818', country: 'CH' }],
    emails: [{ addr: 'reception@hornblick.example' }],
    websites: [{ url: 'https://hornblick.example' }],
  },
  customer: {
    name: 'Ingenieurbüro Aarebogen GmbH',
    tax_id: { country: 'CH', code: 'E123456788' },
    addresses: [{ num: '30', street: 'Aarestrasse', locality: 'Bern', code: '3005', country: 'CH' }],
  },
  lines: [
    {
      quantity: '8',
      item: { name: 'Übernachtung mit Frühstück, Doppelzimmer', price: '195.00', unit: 'day' },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '16',
      item: { name: 'Abendmenü, drei Gänge', price: '52.00', unit: 'portion' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '10',
      item: { name: 'Heidelbeerkonfitüre, 250 g', price: '8.50', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-21', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'CH9300762011623852957', name: 'Kantonalbank Oberland' }],
    },
  },
};
