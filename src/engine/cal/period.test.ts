import { expect, test } from 'vitest';
import { faultsOf, normalised, rewritten } from '../rules/testing.ts';
import { Period } from './period.ts';

test('a day that is left out is not written', () => {
  expect(rewritten(Period, { label: 'x' })).toEqual({ label: 'x' });
  expect(rewritten(Period, { end: '2024-01-31' })).toEqual({ end: '2024-01-31' });
});

test('the label of a period stays as it is', () => {
  expect(normalised(Period, { label: ' x ', start: '2024-01-01', end: '2024-01-31' })).toMatchObject({ label: ' x ' });
});

test('a period ends on the day it starts or later', () => {
  expect(faultsOf(Period, { start: '2024-01-01', end: '2024-01-01' })).toEqual([]);
  expect(faultsOf(Period, { start: '2024-01-02', end: '2024-01-01' })).toEqual(['GOBL-CAL-PERIOD-10 $']);
});

test('one day is enough', () => {
  expect(faultsOf(Period, { start: '2024-01-01' })).toEqual([]);
  expect(faultsOf(Period, { end: '2024-01-31' })).toEqual([]);
  expect(faultsOf(Period, { label: 'x' })).toEqual(['GOBL-CAL-PERIOD-11 $']);
});

test('a zero date is a day that is given, and a fault', () => {
  expect(faultsOf(Period, { start: '2024-01-01', end: '' })).toEqual(['GOBL-CAL-PERIOD-02 $.end']);
  expect(faultsOf(Period, { start: '', end: '0000-00-00' })).toEqual([
    'GOBL-CAL-PERIOD-01 $.start',
    'GOBL-CAL-PERIOD-02 $.end',
  ]);
});
