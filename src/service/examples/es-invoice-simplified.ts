/** A factura simplificada of a café: no customer, prices that include IVA, paid by card. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $tags: ['simplified'],
  series: 'T1',
  code: '004821',
  issue_date: '2026-05-16',
  currency: 'EUR',
  tax: { prices_include: 'VAT' },
  supplier: {
    name: 'Café del Arrabal S.L.',
    tax_id: { country: 'ES', code: 'B66740911' },
    addresses: [{ num: '3', street: 'Plaza del Pilar', locality: 'Zaragoza', code: '50003', country: 'ES' }],
  },
  lines: [
    { quantity: '2', item: { name: 'Café con leche', price: '1.90' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
    { quantity: '1', item: { name: 'Tostada con tomate', price: '2.80' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
    { quantity: '1', item: { name: 'Taza de la casa', price: '9.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
  payment: { advances: [{ key: 'card', date: '2026-05-16', description: 'Tarjeta', percent: '100%' }] },
};
