/** A factura of Córdoba: spare parts with 21% of IVA, a grain bin as capital goods with 10.5%. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: '00003',
  code: '00001284',
  issue_date: '2026-02-19',
  currency: 'ARS',
  supplier: {
    name: 'Metalúrgica Río Tercero S.R.L.',
    tax_id: { country: 'AR', code: '30712345671' },
    addresses: [
      {
        num: '1450',
        street: 'Avenida Savio',
        locality: 'Río Tercero',
        region: 'Córdoba',
        code: 'X5850',
        country: 'AR',
      },
    ],
    emails: [{ addr: 'ventas@metalurgicart.example' }],
  },
  customer: {
    name: 'Cooperativa Agrícola La Cañada',
    tax_id: { country: 'AR', code: '30709876542' },
    addresses: [
      { num: '215', street: 'San Martín', locality: 'Oncativo', region: 'Córdoba', code: 'X5986', country: 'AR' },
    ],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Tolva para granos de 8 t', price: '9850000.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '12',
      item: { name: 'Rodamiento 6205 2RS', price: '8400.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '6',
      item: { name: 'Montaje y puesta en marcha', price: '32500.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-21', percent: '100%' }] },
    instructions: { key: 'credit-transfer', detail: 'Transferencia al CBU que figura en nuestra lista de precios.' },
  },
};
