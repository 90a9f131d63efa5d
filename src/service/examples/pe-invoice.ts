/** A factura of a weaver: IGV at 18%, a discount. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'F001',
  code: '00000412',
  issue_date: '2026-02-20',
  currency: 'PEN',
  supplier: {
    name: 'Tejidos del Colca S.A.C.',
    tax_id: { country: 'PE', code: '20600123450' },
    addresses: [{ num: '205', street: 'Calle Mercaderes', locality: 'Arequipa', code: '04001', country: 'PE' }],
    emails: [{ addr: 'facturas@tejidoscolca.example' }],
  },
  customer: {
    name: 'Posada del Misti S.R.L.',
    tax_id: { country: 'PE', code: '20500987651' },
    addresses: [{ num: '118', street: 'Calle Jerusalén', locality: 'Arequipa', code: '04001', country: 'PE' }],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Manta de alpaca', price: '145.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '3',
      item: { name: 'Cortinas a medida', price: '320.50', unit: 'set' },
      discounts: [{ percent: '10%', reason: 'Cliente frecuente' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-22', percent: '100%' }], notes: 'Crédito a 30 días.' },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ number: '002-215-001234567890-12', name: 'Banco de los Volcanes' }],
    },
  },
};
