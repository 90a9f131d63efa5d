/** A fatura from Funchal: rates of Madeira for wine, meals and bread, and those of the mainland for a parcel sent there. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'FT A',
  code: '312',
  issue_date: '2026-02-09',
  op_date: '2026-02-07',
  currency: 'EUR',
  supplier: {
    name: 'Adega do Pico Ruivo, Lda.',
    tax_id: { country: 'PT', code: '513123458' },
    addresses: [
      {
        num: '27',
        street: 'Rua de Santa Maria',
        locality: 'Funchal',
        region: 'Madeira',
        code: '9060-291',
        country: 'PT',
      },
    ],
    emails: [{ addr: 'faturas@adegapicoruivo.example' }],
    telephones: [{ num: '+351 291 555 312' }],
  },
  customer: {
    name: 'Associação de Caminhantes do Norte',
    tax_id: { country: 'PT', code: '509123457' },
    addresses: [{ num: '110', street: 'Rua do Almada', locality: 'Porto', code: '4050-032', country: 'PT' }],
  },
  lines: [
    {
      quantity: '22',
      item: { name: 'Almoço de grupo', price: '14.50' },
      taxes: [{ cat: 'VAT', rate: 'intermediate', ext: { 'pt-region': 'PT-MA' } }],
    },
    {
      quantity: '22',
      item: { name: 'Bolo do caco', price: '1.80', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced', ext: { 'pt-region': 'PT-MA' } }],
    },
    {
      quantity: '9',
      item: { name: 'Prova comentada de licores', price: '11.00' },
      discounts: [{ percent: '10%', reason: 'Grupo' }],
      taxes: [{ cat: 'VAT', rate: 'general', ext: { 'pt-region': 'PT-MA' } }],
    },
    {
      quantity: '1',
      item: { name: 'Cabaz de artesanato, entregue no Porto', price: '96.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general', ext: { 'pt-region': 'PT' } }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-11', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'FT A/312',
      credit_transfer: [{ iban: 'PT50000201231234567890154', name: 'Caixa Atlântica' }],
    },
  },
};
