/** A full tax invoice of Dubai: coffee with 5% of VAT, carriage to Muscat zero-rated. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'TI',
  code: '2026-0117',
  issue_date: '2026-02-11',
  currency: 'AED',
  supplier: {
    name: 'Blue Dhow Coffee Roasters L.L.C.',
    tax_id: { country: 'AE', code: '100123456700003' },
    addresses: [
      { num: '14', street: 'Street 8, Al Quoz Industrial Area 3', locality: 'Dubai', region: 'Dubai', country: 'AE' },
    ],
    emails: [{ addr: 'accounts@bluedhow.example' }],
    telephones: [{ num: '+971 4 555 0117' }],
  },
  customer: {
    name: 'Corniche Breakfast House L.L.C.',
    tax_id: { country: 'AE', code: '100765432100003' },
    addresses: [{ num: '6', street: 'Corniche Road', locality: 'Abu Dhabi', region: 'Abu Dhabi', country: 'AE' }],
  },
  lines: [
    {
      quantity: '40',
      item: { name: 'Yemeni arabica, roasted, 1 kg', price: '68.00', unit: 'bag' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '2',
      item: { name: 'Barista training, half a day', price: '750.00' },
      discounts: [{ percent: '10%', reason: 'Booked with coffee' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'Carriage of samples to Muscat', price: '180.00' },
      taxes: [{ cat: 'VAT', key: 'zero', percent: '0%' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-13', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'AE070331234567890123456', name: 'Gulf Merchants Bank' }],
    },
  },
};
