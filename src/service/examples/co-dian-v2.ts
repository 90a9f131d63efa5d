/** A factura de venta of a coffee roaster: IVA at both rates, as the DIAN validates it. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['co-dian-v2'],
  series: 'SETT',
  code: '20418',
  issue_date: '2026-02-25',
  currency: 'COP',
  supplier: {
    name: 'Tostadora Nevado del Ruiz S.A.S.',
    tax_id: { country: 'CO', code: '9007234182' },
    addresses: [
      { street: 'Carrera 23 # 62-16', locality: 'Manizales', region: 'Caldas', code: '170001', country: 'CO' },
    ],
    emails: [{ addr: 'facturacion@nevadocafe.example' }],
    ext: { 'co-dian-fiscal-responsibility': 'O-47', 'co-dian-municipality': '17001' },
  },
  customer: {
    name: 'Hotel Palma de Cera Ltda.',
    tax_id: { country: 'CO', code: '8301144756' },
    addresses: [{ street: 'Calle 6 # 5-41', locality: 'Salento', region: 'Quindío', code: '631020', country: 'CO' }],
    ext: { 'co-dian-municipality': '63690' },
  },
  lines: [
    {
      quantity: '40',
      item: { name: 'Café tostado en grano, 500 g', price: '28500.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '1',
      item: { name: 'Molino de mesa', price: '640000.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '2',
      item: { name: 'Capacitación en preparación', price: '180000.00', unit: 'h' },
      discounts: [{ percent: '50%', reason: 'Primera compra' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-27', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ number: '06300012345', name: 'Banco Cordillera' }] },
  },
};
