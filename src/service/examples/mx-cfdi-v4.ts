import type { JsonObject } from '../../engine/index.ts';

/** A school bills a university for courses and books, to be paid in 30 days; supplier and customer are test taxpayers of the SAT. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['mx-cfdi-v4'],
  series: 'A',
  code: '2418',
  issue_date: '2026-03-09',
  issue_time: '11:42:07',
  currency: 'MXN',
  supplier: {
    name: 'ESCUELA KEMPER URGATE',
    tax_id: { country: 'MX', code: 'EKU9003173C9' },
    addresses: [
      {
        num: '114',
        street: 'Avenida Juárez',
        locality: 'Tepeji del Río',
        region: 'Hidalgo',
        code: '42501',
        country: 'MX',
      },
    ],
    emails: [{ addr: 'cobranza@kemper.example' }],
    ext: { 'mx-cfdi-fiscal-regime': '601' },
  },
  customer: {
    name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
    tax_id: { country: 'MX', code: 'URE180429TM6' },
    addresses: [
      {
        num: '37',
        street: 'Calle Reforma',
        locality: 'Emiliano Zapata',
        region: 'Tabasco',
        code: '86991',
        country: 'MX',
      },
    ],
    ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G03' },
  },
  lines: [
    {
      quantity: '24',
      item: {
        ref: 'CUR-SOLD',
        name: 'Curso de soldadura, por alumno',
        price: '1850.00',
        unit: 'service',
        ext: { 'mx-cfdi-prod-serv': '86132000' },
      },
      discounts: [{ percent: '10%', reason: 'Grupo de más de veinte' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '24',
      item: {
        ref: 'LIB-107',
        name: 'Manual del soldador',
        price: '312.50',
        unit: 'piece',
        ext: { 'mx-cfdi-prod-serv': '55101509' },
      },
      taxes: [{ cat: 'VAT', key: 'zero' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', notes: 'Treinta días naturales', due_dates: [{ date: '2026-04-08', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ number: '012180001234567897', name: 'Banco del Valle' }],
    },
  },
} satisfies JsonObject;
