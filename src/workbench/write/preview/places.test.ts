import { expect, test } from 'vitest';
import type { Paper } from '../../../paper/paper.ts';
import { changedPlaces, placeOf } from './places.ts';

const paper = (amount: string, total: string, heading = 'Amount'): Pick<Paper, 'blocks'> => ({
  blocks: [
    { kind: 'head', title: 'Invoice', number: 'F-1', dates: [{ name: 'Issue date', text: '2 March 2026' }] },
    {
      kind: 'parties',
      parties: [{ label: 'Supplier', lines: [{ text: 'Acme' }, { name: 'NIF', text: 'B98602642' }] }],
    },
    {
      kind: 'table',
      columns: [
        { heading: 'Item', align: 'start', isWide: true },
        { heading: 'Tax', align: 'end' },
        { heading, align: 'end' },
      ],
      rows: [{ cells: [[{ text: 'Paper' }, { text: 'A4', look: 'small' }], [{ text: '21%' }], [{ text: amount }]] }],
      rest: [{ span: 2, cells: [[{ text: 'Carriage' }], [{ text: '5.00' }]] }],
    },
    { kind: 'figures', rows: [{ label: 'Total', amount: total, isStrong: true }] },
    { kind: 'section', label: 'Payment', lines: [{ text: 'Due on 1 April' }] },
  ],
});

test('changedPlaces names places of texts by the labels around them', () => {
  const places = [...changedPlaces({ blocks: [] }, paper('10.00', '15.00'))];
  expect(places.reverse()).toEqual([
    placeOf.documentTitle,
    placeOf.number,
    placeOf.date('Issue date'),
    placeOf.party('Supplier', 0),
    placeOf.party('Supplier', 1),
    placeOf.cell(0, '0', 'Item', 0),
    placeOf.cell(0, '0', 'Item', 1),
    placeOf.cell(0, '0', 'Tax', 0),
    placeOf.cell(0, '0', 'Amount', 0),
    placeOf.cell(0, 'rest 0', 'Item', 0),
    placeOf.cell(0, 'rest 0', 'Amount', 0),
    placeOf.figure('Total'),
    placeOf.section('Payment', 0),
  ]);
});

test('changedPlaces returns places whose texts differ, or that only one paper has', () => {
  expect([...changedPlaces(paper('10.00', '15.00'), paper('11.00', '16.00'))]).toEqual(
    [placeOf.cell(0, '0', 'Amount', 0), placeOf.figure('Total')].reverse(),
  );
});

test('changedPlaces leaves out empty texts, which cannot be marked', () => {
  const copy = paper('10.00', '15.00');
  const [head] = copy.blocks;
  if (head?.kind === 'head') head.number = '';
  expect([...changedPlaces(paper('10.00', '15.00'), copy)]).toEqual([]);
});
