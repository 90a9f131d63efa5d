/** A supermarket of Costa Rica: the rates of IVA from 13% to 1%, and the ISC on beer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: '00100001',
  code: '0000000873',
  issue_date: '2026-01-30',
  currency: 'CRC',
  supplier: {
    name: 'Abastecedor Monteverde S.A.',
    tax_id: { country: 'CR', code: '3101123456' },
    addresses: [{ street: 'Calle Principal', locality: 'Santa Elena', code: '60109', country: 'CR' }],
    emails: [{ addr: 'facturas@abastecedormonteverde.example' }],
  },
  customer: {
    name: 'Hotel Bosque Nuboso S.A.',
    tax_id: { country: 'CR', code: '3101654321' },
    addresses: [{ street: 'Camino a la Reserva', locality: 'Monteverde', code: '60109', country: 'CR' }],
  },
  lines: [
    {
      quantity: '48',
      item: { name: 'Cerveza', price: '750.00', unit: 'piece' },
      taxes: [
        { cat: 'ISC', percent: '10%' },
        { cat: 'VAT', rate: 'general' },
      ],
    },
    {
      quantity: '25',
      item: { name: 'Arroz y frijoles', price: '1240.00', unit: 'kg' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
    {
      quantity: '6',
      item: { name: 'Botiquín', price: '8900.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-02-28', percent: '100%' }], notes: 'Crédito a 30 días.' },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'CR05015202001026284066', name: 'Banco de la Neblina' }],
    },
  },
};
