import { expect, it } from 'vitest';
import type { Column } from './layouts.ts';
import { rowsIn } from './pasted-rows.ts';

const columns: readonly Column[] = [
  { path: ['item', 'name'], label: 'Item', share: 1 },
  { path: ['quantity'], label: 'Quantity', share: 1 },
  { path: ['item', 'price'], label: 'Price', share: 1 },
  { path: ['discounts'], label: 'Discount', kind: 'discount', share: 1 },
  { path: ['taxes'], label: 'Tax', kind: 'taxes', share: 1 },
];

it('reads rows of a spreadsheet under the columns', () => {
  expect(rowsIn('Binding\t20\t1.234,50 €\t10\r\nCarriage\t1\t12,5\r\n', columns, 0, ',')).toEqual([
    { item: { name: 'Binding', price: '1234.50' }, quantity: '20', discounts: [{ percent: '10%' }] },
    { item: { name: 'Carriage', price: '12.5' }, quantity: '1' },
  ]);
  expect(rowsIn('20\t90', columns, 1, '.')).toEqual([{ quantity: '20', item: { price: '90' } }]);
});

it('leaves a single cell to the field', () => {
  expect(rowsIn('Binding in leather', columns, 0, '.')).toBeUndefined();
});
