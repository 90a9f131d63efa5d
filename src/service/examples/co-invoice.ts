/** A factura of Bogotá: consulting with 19% IVA; the customer retains income and municipal tax. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'SETT',
  code: '1042',
  issue_date: '2026-02-17',
  currency: 'COP',
  supplier: {
    name: 'Páramo Arquitectos S.A.S.',
    tax_id: { country: 'CO', code: '9012345677' },
    addresses: [
      { num: '9-41', street: 'Carrera 7', locality: 'Bogotá', region: 'Bogotá D.C.', code: '110231', country: 'CO' },
    ],
    emails: [{ addr: 'contabilidad@paramo.example' }],
  },
  customer: {
    name: 'Fundación Casa del Río',
    tax_id: { country: 'CO', code: '8006543218' },
    addresses: [
      { num: '45-12', street: 'Calle 10', locality: 'Medellín', region: 'Antioquia', code: '050021', country: 'CO' },
    ],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Anteproyecto de la casa comunal', price: '14500000.00' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'RR', percent: '11%' },
        { cat: 'RICA', percent: '0.966%' },
      ],
    },
    {
      quantity: '3',
      item: { name: 'Visita de obra', price: '380000.00', unit: 'day' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'RR', percent: '11%' },
        { cat: 'RICA', percent: '0.966%' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-19', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ number: '031-448812-07', name: 'Banco de la Sabana' }],
    },
  },
};
