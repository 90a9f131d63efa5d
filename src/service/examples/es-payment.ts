/** A recibo: two invoices of an illustrator are paid by one transfer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  type: 'receipt',
  series: 'RC',
  code: '009',
  issue_date: '2026-03-16',
  currency: 'EUR',
  supplier: {
    name: 'Marta Quintana Rubio',
    tax_id: { country: 'ES', code: '54387763P' },
    addresses: [{ num: '18', street: 'Calle de la Ruda', locality: 'Madrid', code: '28005', country: 'ES' }],
  },
  customer: {
    name: 'Editorial Faro Norte S.L.',
    tax_id: { country: 'ES', code: 'B98602642' },
    addresses: [{ num: '102', street: 'Carrer de Pallars', locality: 'Barcelona', code: '08018', country: 'ES' }],
  },
  lines: [
    {
      document: { series: 'F26', code: '012', issue_date: '2026-02-13', payable: '2925.60' },
      description: 'Ilustraciones de «El faro»',
      amount: '2925.60',
    },
    {
      document: { series: 'F26', code: '015', issue_date: '2026-02-27', payable: '508.80' },
      description: 'Diseño de cubierta',
      amount: '508.80',
    },
  ],
  methods: [{ key: 'credit-transfer', ref: 'F26-012 Y 015', description: 'Transferencia' }],
};
