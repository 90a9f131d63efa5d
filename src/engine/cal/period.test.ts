import { expect, test } from 'vitest';
import { faultsOf, normalised, rewritten } from '../rules/testing.ts';
import { Period } from './period.ts';

test('both days are always written', () => {
  expect(rewritten(Period, { label: 'x' })).toEqual({ label: 'x', start: '0000-00-00', end: '0000-00-00' });
});

test('the label of a period stays as it is', () => {
  expect(normalised(Period, { label: ' x ', start: '2024-01-01', end: '2024-01-31' })).toMatchObject({ label: ' x ' });
});

test('a period ends on the day it starts or later', () => {
  expect(faultsOf(Period, { start: '2024-01-01', end: '2024-01-01' })).toEqual([]);
  expect(faultsOf(Period, { start: '2024-01-02', end: '2024-01-01' })).toEqual(['GOBL-CAL-PERIOD-10 $']);
});

test('missing days are faults, and are not compared', () => {
  expect(faultsOf(Period, { start: '2024-01-01' })).toEqual(['GOBL-CAL-PERIOD-02 $.end']);
  expect(faultsOf(Period, { start: '2024-01-01', end: '' })).toEqual(['GOBL-CAL-PERIOD-02 $.end']);
  expect(faultsOf(Period, { start: '', end: '0000-00-00' })).toEqual([
    'GOBL-CAL-PERIOD-01 $.start',
    'GOBL-CAL-PERIOD-02 $.end',
  ]);
});
