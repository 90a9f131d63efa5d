import { expect, test } from 'vitest';
import { lastOf } from './last-invoices.ts';
import { rowsOf } from './rows.ts';

const invoice = (code: string, customer: string, more: object = {}) =>
  JSON.stringify({
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code,
    supplier: { name: 'Own' },
    customer: { name: customer },
    ...more,
  });

test('the last invoice to each customer is what the next one is like, the latest first', () => {
  const issued = [
    invoice('1', 'Adler'),
    invoice('2', 'Bergmann'),
    invoice('3', 'Adler'),
    // A correction is not repeated.
    invoice('4', 'Bergmann', { type: 'credit-note' }),
  ].map((text, at) => ({ id: `${at}`, text, envelop: false, position: at, changedAt: at, savedAs: ['PDF'] }));
  const draft = { id: 'd', text: invoice('5', 'Conrad'), envelop: false, position: 9, changedAt: 9 };
  const last = lastOf(rowsOf([], [...issued, draft]));
  expect(last.map(({ party, number }) => [party, number])).toEqual([
    ['Adler', '3'],
    ['Bergmann', '2'],
  ]);
});
