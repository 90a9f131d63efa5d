/** A factura of a wholesaler whose records go to the SII: goods at two rates, for a shop with its own NIF. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['es-sii-v1'],
  series: 'VLC',
  code: '26-01184',
  issue_date: '2026-03-09',
  op_date: '2026-03-06',
  currency: 'EUR',
  supplier: {
    name: 'Distribuciones Turia S.A.',
    tax_id: { country: 'ES', code: 'A28145076' },
    addresses: [
      {
        num: '88',
        street: 'Avenida del Puerto',
        locality: 'Valencia',
        region: 'Valencia',
        code: '46022',
        country: 'ES',
      },
    ],
  },
  customer: {
    name: 'Ultramarinos La Alameda S.L.',
    tax_id: { country: 'ES', code: 'B66740911' },
    addresses: [
      { num: '5', street: 'Calle Colón', locality: 'Xàtiva', region: 'Valencia', code: '46800', country: 'ES' },
    ],
  },
  lines: [
    {
      quantity: '30',
      item: { name: 'Arroz bomba D.O., saco de 5 kg', key: 'goods', price: '14.20', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '48',
      item: { name: 'Vino tinto crianza', key: 'goods', price: '6.35', unit: 'bottle' },
      discounts: [{ percent: '6%', reason: 'Caja completa' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '12',
      item: { name: 'Detergente industrial, 10 l', key: 'goods', price: '21.90', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  notes: [{ key: 'general', text: 'Venta de alimentación, bebidas y limpieza, albarán 7731' }],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-08', percent: '100%' }] },
    instructions: {
      key: 'direct-debit+sepa',
      direct_debit: { ref: 'M-00412', creditor: 'ES25000A28145076', account: 'ES9121000418450200051332' },
    },
  },
};
