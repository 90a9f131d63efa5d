import { expect, test } from 'vitest';
import type { Paper, Row } from '../../../paper/paper.ts';
import { placeOf } from './places.ts';
import { wrongPlaces } from './wrong-places.ts';

const heading = (name: string) => ({ heading: name, align: 'end' }) as const;

/** A paper with a table of the given columns of figures. */
const paper = (figures: readonly string[], ...rows: readonly Row['cells'][]): Pick<Paper, 'blocks'> => ({
  blocks: [
    {
      kind: 'table',
      columns: ['Item', ...figures].map(heading),
      rows: rows.map((cells) => ({ cells })),
      rest: [],
    },
  ],
});

const PRICED = ['Qty', 'Price', 'Tax', 'Amount'];

test('a quantity that cannot be read is marked as it was written, with its unit', () => {
  const page = paper(PRICED, [[{ text: 'Paper' }], [{ text: 'h' }], [{ text: '90,00' }], [{ text: '21%' }], []]);
  const marks = wrongPlaces(page, { values: ['two'], inLines: [{ line: 0, property: 'quantity', value: 'two' }] });
  expect([...marks]).toEqual([[placeOf.cell(0, '0', 'Qty', 0), { look: 'wrong', text: 'two h' }]]);
});

test('a price that cannot be read is marked in its column, otherwise at the item', () => {
  const inLines = [{ line: 0, property: 'item.price', value: 'much' }];
  const priced = paper(PRICED, [[{ text: 'Paper' }], [{ text: '2' }], [], [{ text: '21%' }], []]);
  expect([...wrongPlaces(priced, { values: [], inLines })]).toEqual([
    [placeOf.cell(0, '0', 'Price', 0), { look: 'wrong', text: 'much' }],
  ]);
  const unpriced = paper(['Qty', 'Tax'], [[{ text: 'Paper' }], [{ text: '2' }], [{ text: '21%' }]]);
  expect([...wrongPlaces(unpriced, { values: [], inLines })]).toEqual([
    [placeOf.cell(0, '0', 'Item', 0), { look: 'wrong' }],
  ]);
});

test('a line that lacks a value is marked at its item', () => {
  const page = paper(PRICED, [[{ text: 'Paper' }], [{ text: '2' }], [], [], []]);
  const inLines = [{ line: 0, property: 'item.price', value: undefined }];
  expect([...wrongPlaces(page, { values: [], inLines }).keys()]).toEqual([placeOf.cell(0, '0', 'Item', 0)]);
});
