import type { JsonObject } from '../../engine/index.ts';

/** A receipt under cash accounting for two invoices, a line for each with its VAT. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['pt-saft-v1'],
  $tags: ['cash-vat'],
  type: 'receipt',
  series: 'RC A2026',
  code: '54',
  issue_date: '2026-03-31',
  currency: 'EUR',
  supplier: {
    name: 'Oficina Cais da Ribeira, Lda.',
    tax_id: { country: 'PT', code: '508234514' },
    addresses: [{ num: '46', street: 'Rua do Freixo', locality: 'Porto', code: '4300-217', country: 'PT' }],
  },
  customer: {
    name: 'Transportes Serra do Marão, S.A.',
    tax_id: { country: 'PT', code: '503987654' },
    addresses: [{ num: '12', street: 'Avenida 1.º de Maio', locality: 'Vila Real', code: '5000-651', country: 'PT' }],
  },
  lines: [
    {
      document: {
        series: 'FT A2026',
        code: '271',
        issue_date: '2026-02-10',
        payable: '246.00',
        tax: {
          categories: [
            {
              code: 'VAT',
              rates: [
                {
                  key: 'standard',
                  ext: { 'pt-region': 'PT', 'pt-saft-tax-rate': 'NOR' },
                  base: '200.00',
                  percent: '23.0%',
                },
              ],
            },
          ],
        },
      },
      amount: '246.00',
    },
    {
      document: {
        series: 'FT A2026',
        code: '289',
        issue_date: '2026-02-19',
        payable: '113.00',
        tax: {
          categories: [
            {
              code: 'VAT',
              rates: [
                {
                  key: 'standard',
                  ext: { 'pt-region': 'PT', 'pt-saft-tax-rate': 'INT' },
                  base: '100.00',
                  percent: '13.0%',
                },
              ],
            },
          ],
        },
      },
      amount: '56.50',
    },
  ],
  methods: [{ date: '2026-03-31', key: 'credit-transfer', ref: 'TRF 20260331-0917', description: 'Transferência' }],
} satisfies JsonObject;
