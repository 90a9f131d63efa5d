/**
 * A factura to a shop under the special scheme of retailers: goods with the equivalence surcharge (recargo de
 * equivalencia, 5.2% on top of 21%), and a fee of which the shop retains IRPF at 15%.
 */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'F26',
  code: '031',
  issue_date: '2026-04-10',
  currency: 'EUR',
  supplier: {
    name: 'Marta Quintana Rubio',
    alias: 'Quintana Ilustración',
    tax_id: { country: 'ES', code: '54387763P' },
    addresses: [{ num: '18', street: 'Calle de la Ruda', locality: 'Madrid', code: '28005', country: 'ES' }],
    emails: [{ addr: 'marta@quintana.example' }],
  },
  customer: {
    name: 'Papelería La Goma de Chamberí, C.B.',
    tax_id: { country: 'ES', code: 'E87654323' },
    addresses: [{ num: '7', street: 'Calle de Luchana', locality: 'Madrid', code: '28010', country: 'ES' }],
  },
  lines: [
    {
      quantity: '200',
      item: { name: 'Postal ilustrada, serie «Mercados»', price: '0.85', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general+eqs' }],
    },
    {
      quantity: '40',
      item: { name: 'Lámina impresa, 30 × 40 cm', price: '9.50', unit: 'piece' },
      discounts: [{ percent: '10%', reason: 'Primer pedido' }],
      taxes: [{ cat: 'VAT', rate: 'general+eqs' }],
    },
    {
      quantity: '1',
      item: { name: 'Diseño del escaparate de primavera', price: '450.00' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-05-10', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Caixa del Mediterrani' }],
    },
  },
};
