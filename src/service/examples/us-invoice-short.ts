/** A minimal invoice: two parties, two lines. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'INV',
  currency: 'USD',
  issue_date: '2026-03-02',
  supplier: { name: 'Juniper Street Bindery', tax_id: { country: 'US' } },
  customer: { name: 'Lakeside Public Library', tax_id: { country: 'US' } },
  lines: [
    { quantity: '20', item: { name: 'Rebinding, quarter leather', price: '90.00' } },
    { quantity: '1', item: { name: 'Carriage', price: '12.50' } },
  ],
};
