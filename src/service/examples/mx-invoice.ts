/** A factura of a consultant in Mérida, a person: IVA, and the parts of IVA and ISR that a company withholds. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '231',
  issue_date: '2026-02-05',
  currency: 'MXN',
  supplier: {
    name: 'Xochitl Pech Canul',
    tax_id: { country: 'MX', code: 'PECX8001019H1' },
    addresses: [
      {
        num: '455',
        street: 'Calle 60',
        street_extra: 'Centro',
        locality: 'Mérida',
        region: 'Yucatán',
        code: '97000',
        country: 'MX',
      },
    ],
    emails: [{ addr: 'facturas@pechcanul.example' }],
  },
  customer: {
    name: 'Escuela Kemper Urgate',
    tax_id: { country: 'MX', code: 'EKU9003173C9' },
    addresses: [
      { num: '12', street: 'Paseo de Montejo', locality: 'Mérida', region: 'Yucatán', code: '97120', country: 'MX' },
    ],
  },
  lines: [
    {
      quantity: '32',
      item: { name: 'Asesoría pedagógica', price: '640.00', unit: 'h' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'RVAT', percent: '10.6667%' },
        { cat: 'ISR', percent: '10%' },
      ],
    },
    {
      quantity: '1',
      item: { name: 'Informe final y materiales', price: '4800.00' },
      discounts: [{ amount: '300.00', reason: 'Cliente frecuente' }],
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'RVAT', percent: '10.6667%' },
        { cat: 'ISR', percent: '10%' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-07', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ number: '032180000118359719', name: 'Banco de la Península (CLABE)' }],
    },
  },
};
