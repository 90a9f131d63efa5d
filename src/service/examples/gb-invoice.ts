/**
 * A VAT invoice of Hull: a spare pump at 20%, heating oil at 5%, manuals at zero, a discount on the pump. Oil of not more than 2,300 litres is always of the
 * reduced rate (VAT Notice 701/19, https://www.gov.uk/guidance/vat-on-fuel-and-power-notice-70119), books and booklets are zero-rated (Notice 701/10).
 */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'INV',
  code: '3309',
  issue_date: '2026-02-27',
  currency: 'GBP',
  supplier: {
    name: 'Humber Heating Ltd',
    tax_id: { country: 'GB', code: '844281425' },
    identities: [{ type: 'CRN', label: 'Company number', code: '01234567' }],
    addresses: [
      {
        num: '12',
        street: 'Wincolmlee',
        locality: 'Hull',
        region: 'East Riding of Yorkshire',
        code: 'HU2 8AH',
        country: 'GB',
      },
    ],
    emails: [{ addr: 'accounts@humberheating.example' }],
    telephones: [{ num: '+44 1482 555 309' }],
  },
  customer: {
    name: 'Beverley Community Hall Trust',
    addresses: [
      {
        num: '5',
        street: 'Wednesday Market',
        locality: 'Beverley',
        region: 'East Riding of Yorkshire',
        code: 'HU17 0DG',
        country: 'GB',
      },
    ],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Circulation pump, spare', price: '410.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '900',
      item: { name: 'Heating oil (kerosene)', price: '0.92', unit: 'l' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '3',
      item: { name: 'Printed operating manual', price: '15.00' },
      taxes: [{ cat: 'VAT', key: 'zero', percent: '0%' }],
    },
  ],
  discounts: [{ percent: '2.5%', base: '410.00', reason: 'Trade customer', taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-29', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      ref: 'INV-3309',
      credit_transfer: [
        { iban: 'GB29NWBK60161331926819', number: '31926819', clearing: '601613', name: 'Yorkshire Provident Bank' },
      ],
    },
  },
};
