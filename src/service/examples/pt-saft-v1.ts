import type { JsonObject } from '../../engine/index.ts';

/** A garage bills work and parts at two rates, passes a fee on without VAT, and has been paid a part by Multibanco. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['pt-saft-v1'],
  series: 'FT A2026',
  code: '318',
  issue_date: '2026-03-09',
  op_date: '2026-03-06',
  currency: 'EUR',
  supplier: {
    name: 'Oficina Cais da Ribeira, Lda.',
    tax_id: { country: 'PT', code: '508234514' },
    addresses: [{ num: '46', street: 'Rua do Freixo', locality: 'Porto', code: '4300-217', country: 'PT' }],
    telephones: [{ num: '+351 225 550 318' }],
    registration: { office: 'Conservatória do Registo Comercial do Porto', capital: '25000.00', currency: 'EUR' },
  },
  customer: {
    name: 'Transportes Serra do Marão, S.A.',
    tax_id: { country: 'PT', code: '503987654' },
    addresses: [{ num: '12', street: 'Avenida 1.º de Maio', locality: 'Vila Real', code: '5000-651', country: 'PT' }],
  },
  lines: [
    {
      quantity: '6.5',
      item: { name: 'Mão de obra', price: '42.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '4',
      item: { ref: 'PAS-221', name: 'Pastilhas de travão', price: '38.90', unit: 'piece' },
      discounts: [{ percent: '5%', reason: 'Cliente frequente' }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '2',
      item: { name: 'Refeição do motorista', price: '11.50', ext: { 'pt-saft-product-type': 'S' } },
      taxes: [{ cat: 'VAT', rate: 'intermediate' }],
    },
    {
      quantity: '1',
      item: {
        name: 'Taxa de inspeção, paga por conta do cliente',
        price: '36.85',
        ext: { 'pt-saft-product-type': 'I' },
      },
      taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'pt-saft-exemption': 'M01' } }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-08', percent: '100%' }] },
    advances: [
      {
        date: '2026-03-04',
        key: 'other',
        description: 'Sinal por referência Multibanco',
        amount: '100.00',
        ext: { 'pt-saft-payment-means': 'MB' },
      },
    ],
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'PT50000201231234567890154', name: 'Caixa Atlântica' }],
    },
  },
} satisfies JsonObject;
