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

it('rowsIn reads spreadsheet rows under the columns', () => {
  expect(rowsIn('Binding\t20\t1.234,50 €\t10\r\nCarriage\t1\t12,5', columns, 0, ',')).toEqual({
    entries: [
      { item: { name: 'Binding', price: '1234.50' }, quantity: '20', discounts: [{ percent: '10%' }] },
      { item: { name: 'Carriage', price: '12.5' }, quantity: '1' },
    ],
    leftOut: [],
  });
  expect(rowsIn('20\t90', columns, 1, '.').entries).toEqual([{ quantity: '20', item: { price: '90' } }]);
});

it('rowsIn uses headings, in any order and at any paste position', () => {
  const text = 'Menge\tArtikel\tUSt\tEinzelpreis\tGesamt\tLeer\n20\tEinband\t19 %\t90,00\t1.800,00\t';
  expect(rowsIn(text, columns, 2, ',')).toEqual({
    entries: [{ quantity: '20', item: { name: 'Einband', price: '90.00' } }],
    leftOut: ['USt', 'Gesamt'],
  });
  // An item named like a heading is still an item.
  expect(rowsIn('Service\t2\t50', columns, 0, ',').entries).toMatchObject([{ item: { name: 'Service' } }]);
  expect(rowsIn('Service\tby hand', columns, 0, ',').entries).toHaveLength(1);
});

it('rowsIn asks about ambiguous numbers, and applies the answer to all', () => {
  const text = 'Binding\t2\t1.234\nCarriage\t1\t2.500\t1.500';
  const pricesOf = (meaning?: 'thousands' | 'fraction') =>
    rowsIn(text, columns, 0, ',', meaning).entries.map(({ item }) => item);
  expect(rowsIn(text, columns, 0, ',').asked).toEqual({ asked: '1.234', readings: ['1234', '1.234'] });
  expect(rowsIn('Carriage\t1\t2\t1.500', columns, 0, ',').asked).toEqual({
    asked: '1.500',
    readings: ['1500%', '1.500%'],
  });
  expect(rowsIn(text, columns, 0, ',', 'fraction')).toMatchObject({ asked: undefined });
  expect(pricesOf('thousands')).toMatchObject([{ price: '1234' }, { price: '2500' }]);
  expect(pricesOf('fraction')).toMatchObject([{ price: '1.234' }, { price: '2.500' }]);
  expect(rowsIn(text, columns, 0, '.').asked).toBeUndefined();
});
