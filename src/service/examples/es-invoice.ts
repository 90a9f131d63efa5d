/** A factura of a freelance: IVA at 21%, IRPF at 15% retained by the customer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'F26',
  code: '012',
  issue_date: '2026-02-13',
  currency: 'EUR',
  supplier: {
    name: 'Marta Quintana Rubio',
    alias: 'Quintana Ilustración',
    tax_id: { country: 'ES', code: '54387763P' },
    addresses: [
      {
        num: '18',
        floor: '2',
        door: 'B',
        street: 'Calle de la Ruda',
        locality: 'Madrid',
        region: 'Madrid',
        code: '28005',
        country: 'ES',
      },
    ],
    emails: [{ addr: 'marta@quintana.example' }],
  },
  customer: {
    name: 'Editorial Faro Norte S.L.',
    tax_id: { country: 'ES', code: 'B98602642' },
    addresses: [
      {
        num: '102',
        street: 'Carrer de Pallars',
        locality: 'Barcelona',
        region: 'Barcelona',
        code: '08018',
        country: 'ES',
      },
    ],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Ilustraciones de interior para «El faro»', price: '95.00', unit: 'piece' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
    {
      quantity: '1',
      item: { name: 'Diseño de cubierta', price: '480.00' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
    {
      quantity: '3',
      item: { name: 'Reunión de seguimiento', price: '40.00', unit: 'h' },
      discounts: [{ percent: '100%', reason: 'Incluida en el encargo' }],
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-15', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Caixa del Mediterrani' }],
    },
  },
};
