/** A فاتورة ضريبية of a Riyadh stationer: the general rate, an export to Bahrain at zero, an advance. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'RUH',
  code: '7731',
  issue_date: '2026-02-15',
  op_date: '2026-02-14',
  currency: 'SAR',
  supplier: {
    name: 'شركة ورق النخيل للقرطاسية',
    alias: 'Palm Paper Stationery Company',
    tax_id: { country: 'SA', code: '399999999900003' },
    identities: [{ type: 'CRN', label: 'السجل التجاري', code: '1010010000' }],
    addresses: [
      {
        num: '2322',
        street: 'طريق الملك فهد',
        street_extra: 'حي العليا',
        locality: 'الرياض',
        code: '12211',
        country: 'SA',
      },
    ],
    emails: [{ addr: 'accounts@palmpaper.example' }],
    telephones: [{ num: '+966 11 555 7731' }],
  },
  customer: {
    name: 'مدارس الواحة الأهلية',
    alias: 'Al Waha Private Schools',
    tax_id: { country: 'SA', code: '300000000000003' },
    addresses: [
      {
        num: '6410',
        street: 'شارع التحلية',
        street_extra: 'حي السليمانية',
        locality: 'الرياض',
        code: '12223',
        country: 'SA',
      },
    ],
  },
  lines: [
    {
      quantity: '400',
      item: { name: 'دفتر مسطر 96 ورقة', price: '6.50', unit: 'piece' },
      discounts: [{ percent: '5%', reason: 'خصم الكمية' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '25',
      item: { name: 'طابعة ملصقات', price: '310.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '60',
      item: { name: 'حقيبة مدرسية، مصدرة إلى البحرين', price: '48.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', key: 'zero' }],
    },
  ],
  payment: {
    advances: [{ date: '2026-02-01', key: 'credit-transfer', description: 'دفعة مقدمة', amount: '3000.00' }],
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-17', amount: '10000.00' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'SA0380000000608010167519', name: 'مصرف الواحة' }],
    },
  },
};
