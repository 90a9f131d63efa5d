/** Returns a valid Spanish invoice. */
export function spanishInvoice() {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    series: 'FAC-2025',
    code: '118',
    issue_date: '2025-03-10',
    currency: 'EUR',
    supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
    customer: { name: 'Librería Sant Jordi', tax_id: { country: 'ES', code: '54387763P' } },
    lines: [
      {
        quantity: '20',
        item: { name: 'Bookbinding', price: '90.00' },
        discounts: [{ percent: '10%', reason: 'Series' }],
        taxes: [{ cat: 'VAT', rate: 'standard' }],
      },
      { quantity: '1', item: { name: 'Carriage', price: '12.50' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
    ],
  };
}

/** The same with a wrong check character in the NIF of the supplier. */
export function faultyInvoice() {
  const invoice = spanishInvoice();
  invoice.supplier.tax_id.code = 'B98602643';
  return invoice;
}
