/** Documents shared by the examples of several operations. */
import { exampleEnvelope } from './example-data.ts';

/** An invoice with two VAT rates. */
export const spanish = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '12',
  issue_date: '2026-01-15',
  supplier: { name: 'Libros del Puerto S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Central', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    { quantity: '20', item: { name: 'Atlas de ríos', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
    { quantity: '1', item: { name: 'Encuadernación', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
  ],
};

export const message = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' };

const { sigs: _, ...unsigned } = exampleEnvelope;

/** A complete envelope without a signature. */
export { unsigned };

const [madrid, sevilla] = [
  { street: 'Calle Mayor', num: '3', locality: 'Madrid', code: '28013', country: 'ES' },
  { street: 'Avenida del Cid', num: '2', locality: 'Sevilla', code: '41004', country: 'ES' },
];

/** The same with one rate and everything an e-invoice needs. */
export const complete = {
  ...spanish,
  lines: spanish.lines.slice(0, 1),
  supplier: { ...spanish.supplier, addresses: [madrid] },
  customer: { ...spanish.customer, addresses: [sevilla] },
  payment: { terms: { notes: 'Payable within 30 days' } },
};
