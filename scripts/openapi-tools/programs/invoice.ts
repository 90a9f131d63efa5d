/** A typical invoice with everything an e-invoice needs. */
export const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice' as const,
  code: 'A-1',
  supplier: {
    name: 'Estudio Ribera S.L.',
    tax_id: { country: 'ES' as const, code: 'B98602642' },
    addresses: [{ locality: 'Valencia', country: 'ES' as const }],
  },
  customer: {
    name: 'Talleres Norte S.A.',
    tax_id: { country: 'ES' as const, code: '54387763P' },
    addresses: [{ locality: 'Bilbao', country: 'ES' as const }],
  },
  lines: [
    { quantity: '10', item: { name: 'Design, hours', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
  payment: { terms: { due_dates: [{ date: '2030-03-03', percent: '100%' }] } },
};
