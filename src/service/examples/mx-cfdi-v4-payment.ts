import type { JsonObject } from '../../engine/index.ts';

/** The receipt for half of an invoice, with its share of the taxes. A CFDI of payment names the folio fiscal of the paid invoice. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['mx-cfdi-v4'],
  type: 'receipt',
  series: 'P',
  code: '391',
  issue_date: '2026-04-07',
  issue_time: '09:15:30',
  currency: 'MXN',
  ext: { 'mx-cfdi-issue-place': '42501' },
  supplier: {
    name: 'ESCUELA KEMPER URGATE',
    tax_id: { country: 'MX', code: 'EKU9003173C9' },
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
    ext: { 'mx-cfdi-fiscal-regime': '601' },
  },
  lines: [
    {
      document: {
        series: 'A',
        code: '2418',
        issue_date: '2026-03-09',
        stamps: [{ prv: 'sat-uuid', val: '7C3A5B1E-9F04-4D28-8E6B-2F1D9A4C7E53' }],
        payable: '53853.60',
        tax: {
          categories: [
            {
              code: 'VAT',
              rates: [
                { key: 'standard', base: '39960.00', percent: '16.0%' },
                { key: 'zero', base: '7500.00', percent: '0.0%' },
              ],
            },
          ],
        },
      },
      installment: 1,
      description: 'Primera parcialidad',
      amount: '26926.80',
    },
  ],
  methods: [{ key: 'credit-transfer', ref: 'SPEI 8846012', description: 'Transferencia' }],
} satisfies JsonObject;
