/** A quote of a heating firm to a joinery, held for a month: in a home or a charity's building it would be zero-rated until 31 March 2027. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/order',
  type: 'quote',
  series: 'Q',
  code: '0614',
  issue_date: '2026-01-19',
  currency: 'GBP',
  period: { start: '2026-01-19', end: '2026-02-19' },
  supplier: {
    name: 'Humber Heating Ltd',
    tax_id: { country: 'GB', code: '844281425' },
    addresses: [{ num: '12', street: 'Wincolmlee', locality: 'Hull', code: 'HU2 8AH', country: 'GB' }],
    emails: [{ addr: 'quotes@humberheating.example' }],
  },
  customer: {
    name: 'Wolds Joinery Ltd',
    addresses: [{ num: '27', street: 'Swinemoor Lane', locality: 'Beverley', code: 'HU17 0LJ', country: 'GB' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Air source heat pump, 12 kW', price: '5200.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '40',
      item: { name: 'Fitting, two engineers', price: '46.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  notes: [{ text: 'This quote is held until 19 February 2026.' }],
};
