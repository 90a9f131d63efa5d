/** Documents for the examples: one-line invoices, and an invalid line. */

export const LINES = 2000;
const POISONED = 1234;

const invoice = (number: number) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: String(number + 1),
  currency: 'EUR',
  issue_date: '2026-02-03',
  supplier: { name: 'Encuadernaciones Sol', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Municipal' },
  lines: [
    {
      quantity: String((number % 9) + 1),
      item: { name: 'Encuadernación', price: '100.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
});

/** Returns lines of JSON, including the invalid one. */
export function invoices(count: number): string {
  const lines = Array.from({ length: count }, (_, number) =>
    number === POISONED ? '{ no document' : JSON.stringify(invoice(number)),
  );
  return `${lines.join('\n')}\n`;
}

/** The total of the others, with 21 % tax, as exact as in the examples. */
const units = Array.from({ length: LINES }, (_, number) => (number === POISONED ? 0 : (number % 9) + 1));
export const SUM = `${units.reduce((sum, each) => sum + each, 0) * 121}.0000`;
