import { expect, test } from 'vitest';
import { faultsOf, normalised, rewritten } from '../rules/testing.ts';
import { Period } from './period.ts';

test('Period omits a missing day', () => {
  expect(rewritten(Period, { label: 'x' })).toEqual({ label: 'x' });
  expect(rewritten(Period, { end: '2024-01-31' })).toEqual({ end: '2024-01-31' });
});

test('Period keeps its label unchanged', () => {
  expect(normalised(Period, { label: ' x ', start: '2024-01-01', end: '2024-01-31' })).toMatchObject({ label: ' x ' });
});

test('Period must not end before it starts', () => {
  expect(faultsOf(Period, { start: '2024-01-01', end: '2024-01-01' })).toEqual([]);
  expect(faultsOf(Period, { start: '2024-01-02', end: '2024-01-01' })).toEqual(['GOBL-CAL-PERIOD-10 $']);
});

test('Period may have one day only', () => {
  expect(faultsOf(Period, { start: '2024-01-01' })).toEqual([]);
  expect(faultsOf(Period, { end: '2024-01-31' })).toEqual([]);
  expect(faultsOf(Period, { label: 'x' })).toEqual(['GOBL-CAL-PERIOD-11 $']);
});

test('Period rejects a zero date, which counts as present', () => {
  expect(faultsOf(Period, { start: '2024-01-01', end: '' })).toEqual(['GOBL-CAL-PERIOD-02 $.end']);
  expect(faultsOf(Period, { start: '', end: '0000-00-00' })).toEqual([
    'GOBL-CAL-PERIOD-01 $.start',
    'GOBL-CAL-PERIOD-02 $.end',
  ]);
});
