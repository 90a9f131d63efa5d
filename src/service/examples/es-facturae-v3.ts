/** A factura to a town hall through FACe: maintenance of gardens, with the offices that receive it. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['es-facturae-v3'],
  series: 'AP26',
  code: '0033',
  issue_date: '2026-03-02',
  currency: 'EUR',
  supplier: {
    name: 'Jardines del Henares S.L.',
    tax_id: { country: 'ES', code: 'B48712632' },
    addresses: [
      {
        num: '27',
        street: 'Calle Mayor',
        locality: 'Alcalá de Henares',
        region: 'Madrid',
        code: '28801',
        country: 'ES',
      },
    ],
    emails: [{ addr: 'facturas@jardineshenares.example' }],
    registration: { book: '31204', section: '8', sheet: 'M-561122', entry: '1' },
  },
  customer: {
    name: 'Ayuntamiento de Valdelaguna del Tajo',
    tax_id: { country: 'ES', code: 'P2807900B' },
    identities: [
      { label: 'Oficina contable', code: 'L01280799' },
      { label: 'Órgano gestor', code: 'L01280799' },
      { label: 'Unidad tramitadora', code: 'LA0001042' },
    ],
    addresses: [
      {
        num: '1',
        street: 'Plaza de la Constitución',
        locality: 'Valdelaguna del Tajo',
        region: 'Madrid',
        code: '28391',
        country: 'ES',
      },
    ],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Mantenimiento de zonas verdes, febrero', price: '2150.00' },
      period: { start: '2026-02-01', end: '2026-02-28' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '60',
      item: { name: 'Plantones de romero', price: '2.80', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
  ],
  ordering: { code: 'EXP-2025-0417', contracts: [{ code: 'C-2025-088' }] },
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-01', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Caja del Henares' }],
    },
  },
};
