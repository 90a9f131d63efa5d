/** A tax invoice to a company in Riyadh: furniture at the standard rate, its transport from Bahrain at the zero rate. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017', 'sa-zatca-v1'],
  type: 'standard',
  series: 'INV',
  code: '2026-0318',
  issue_date: '2026-03-18',
  issue_time: '14:05:00',
  currency: 'SAR',
  supplier: {
    name: 'شركة النخيل للأثاث المكتبي',
    alias: 'Al Nakheel Office Furniture Co.',
    tax_id: { country: 'SA', code: '310122393500003' },
    identities: [{ type: 'CRN', code: '1010183482' }],
    addresses: [
      {
        num: '3242',
        street: 'طريق الملك فهد',
        street_extra: 'العليا',
        locality: 'الرياض',
        region: 'منطقة الرياض',
        code: '12211',
        country: 'SA',
      },
    ],
    telephones: [{ num: '+966112934455' }],
    emails: [{ addr: 'billing@alnakheel.example' }],
  },
  customer: {
    name: 'مؤسسة الأفق للاستشارات الهندسية',
    tax_id: { country: 'SA', code: '301174569200003' },
    identities: [{ type: 'CRN', code: '1010552907' }],
    addresses: [
      {
        num: '7815',
        street: 'شارع التحلية',
        street_extra: 'السليمانية',
        locality: 'الرياض',
        region: 'منطقة الرياض',
        code: '12223',
        country: 'SA',
      },
    ],
  },
  lines: [
    {
      quantity: '12',
      item: { name: 'مكتب خشبي 160 سم', ref: 'DSK-160', price: '1150.00', unit: 'one' },
      discounts: [{ percent: '5%', reason: 'خصم الكمية' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '12',
      item: { name: 'كرسي دوار', ref: 'CHR-22', price: '480.00', unit: 'one' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'نقل دولي للبضائع من المنامة', price: '900.00', unit: 'one' },
      taxes: [{ cat: 'VAT', key: 'zero', ext: { 'cef-vatex': 'VATEX-SA-34-1' } }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-17', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'SA7280000000608010203040', name: 'شركة النخيل للأثاث المكتبي' }],
    },
  },
  delivery: { date: '2026-03-17' },
};
