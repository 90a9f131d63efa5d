/** A factura A of class A: repair and parts, with the perception of Ingresos Brutos as a charge. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['ar-arca-v4'],
  series: '3',
  code: '10447',
  issue_date: '2026-03-04',
  currency: 'ARS',
  supplier: {
    name: 'Taller Mecánico Río Cuarto S.R.L.',
    tax_id: { country: 'AR', code: '30712048731' },
    addresses: [
      { num: '1420', street: 'Avenida España', locality: 'Río Cuarto', region: 'Córdoba', code: '5800', country: 'AR' },
    ],
  },
  customer: {
    name: 'Transportes Sierra Chica S.A.',
    tax_id: { country: 'AR', code: '30709933219' },
    addresses: [
      { num: '256', street: 'Calle Alvear', locality: 'Villa María', region: 'Córdoba', code: '5900', country: 'AR' },
    ],
  },
  lines: [
    {
      quantity: '6',
      item: { name: 'Mano de obra, cambio de embrague', key: 'services', price: '28500.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'Juego de embrague', key: 'goods', price: '412000.00' },
      discounts: [{ percent: '5%', reason: 'Cliente habitual' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '2',
      item: { name: 'Manual técnico impreso', key: 'goods', price: '9800.00' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
  ],
  charges: [{ key: 'tax', reason: 'Percepción IIBB Córdoba', percent: '3%', ext: { 'ar-arca-tax-type': '7' } }],
  ordering: { period: { start: '2026-02-26', end: '2026-03-03' } },
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-03', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ number: '0110599520000001235579', name: 'Banco del Interior' }],
    },
  },
};
