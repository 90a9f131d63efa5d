/** Restates invoices with net prices and figures rounded line by line (chapter 14 §2). */
import { beforeAll, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import type { JsonObject } from '../model/json.ts';
import { buildRestated } from './restate.ts';

beforeAll(loadAll);

const taxes = [{ cat: 'VAT', rate: 'general' }];
const line = (quantity: string, price: string) => ({ quantity, item: { name: 'Screw', price }, taxes });

// biome-ignore lint/suspicious/noExplicitAny: tests read documents of every shape.
function restated(data: JsonObject): any {
  const outcome = buildRestated(data, testEnvironment);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const { document, difference, ...more } = outcome.result;
  return { ...more, document, difference: difference.toString() };
}

test('buildRestated compensates the rounding difference, so the payable amount stays the same', () => {
  // Three times 0.335 is 1.005: 3.02 in total, but 1.01 each line by line.
  const { document, ...more } = restated(invoiceWith({ lines: [1, 2, 3].map(() => line('3', '0.335')) }));
  expect(more).toMatchObject({ withoutTax: false, rounded: true });
  expect(document.tax.rounding).toBe('currency');
  const { total_with_tax, rounding, payable } = document.totals;
  expect(Number(total_with_tax) + Number(rounding)).toBeCloseTo(Number(payable), 10);
  expect(payable).toBe('3.65');
  expect(Number(more.difference)).toBeCloseTo(Number(rounding), 10);
});

test("buildRestated keeps the document's own rounding as well", () => {
  const lines = [1, 2, 3].map(() => line('3', '0.335'));
  const plain = restated(invoiceWith({ lines }));
  const given = restated(invoiceWith({ lines, totals: { rounding: '0.05' } }));
  expect(given.difference).toBe(plain.difference);
  expect(Number(given.document.totals.rounding)).toBeCloseTo(Number(plain.difference) + 0.05, 10);
});

test('buildRestated turns prices with tax into net prices with the same total', () => {
  const { document, withoutTax } = restated(
    invoiceWith({ tax: { prices_include: 'VAT' }, lines: [line('2', '12.10')] }),
  );
  expect(withoutTax).toBe(true);
  expect(document.tax).not.toHaveProperty('prices_include');
  expect(document.lines[0].item.price).toMatch(/^10\.00*$/);
  expect(document.totals.payable).toBe('24.20');
});

test('buildRestated leaves figures that are rounded already, except for bases that hide decimals of a percentage', () => {
  const rounded = { tax: { rounding: 'currency' }, lines: [line('1', '10.00')] };
  expect(restated(invoiceWith(rounded))).toMatchObject({ rounded: false, withoutTax: false, difference: '0' });
  const charges = [{ reason: 'Handling', percent: '2.5%', base: '100', taxes }];
  const { document } = restated(invoiceWith({ ...rounded, charges }));
  expect(document.charges[0]).toMatchObject({ base: '100.00', amount: '2.50' });
});

test('buildRestated builds other documents unchanged, with the faults of building', () => {
  const order = { ...invoiceWith({ lines: [line('3', '0.335')] }), $schema: 'https://gobl.org/draft-0/bill/order' };
  expect(restated(order)).toMatchObject({ rounded: false, document: { totals: { payable: '1.22' } } });
  const keyOf = (data: JsonObject) => {
    const outcome = buildRestated(data, testEnvironment);
    return outcome.ok ? 'ok' : outcome.key;
  };
  expect(keyOf({ ...order, supplier: {} })).not.toBe('ok');
  expect(keyOf(invoiceWith({ lines: 5 }))).toBe('input');
  expect(keyOf(invoiceWith({ supplier: { name: 'X' }, lines: [line('1', '1')] }))).not.toBe('ok');
  expect(keyOf({ $schema: 'https://gobl.org/draft-0/envelope' })).toBe('no-document');
});
