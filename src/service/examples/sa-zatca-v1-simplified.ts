/** A café's receipt, as a simplified tax invoice: prices contain the VAT, the customer is not named. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017', 'sa-zatca-v1'],
  $tags: ['simplified'],
  type: 'standard',
  series: 'POS2',
  code: '104877',
  issue_date: '2026-03-18',
  issue_time: '09:41:12',
  currency: 'SAR',
  tax: { prices_include: 'VAT' },
  supplier: {
    name: 'مقهى دلّة',
    alias: 'Dallah Café',
    tax_id: { country: 'SA', code: '310456789100003' },
    identities: [{ type: 'CRN', code: '4030298761' }],
    addresses: [
      {
        num: '2417',
        street: 'شارع فلسطين',
        street_extra: 'الحمراء',
        locality: 'جدة',
        region: 'منطقة مكة المكرمة',
        code: '23323',
        country: 'SA',
      },
    ],
  },
  lines: [
    {
      quantity: '2',
      item: { name: 'قهوة عربية', price: '14.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'معمول بالتمر', price: '9.50' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: { advances: [{ key: 'card', percent: '100%', description: 'مدى', date: '2026-03-18' }] },
};
