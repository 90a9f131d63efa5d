import { expect, it } from 'vitest';
import { nextNumber, numberInSeries } from './number-in-series.ts';

it('nextNumber keeps leading zeros', () => {
  expect(nextNumber('0099')).toBe('0100');
  expect(nextNumber('2026-9')).toBe('2026-10');
  expect(nextNumber('A')).toBeUndefined();
  expect(nextNumber('')).toBeUndefined();
});

it('nextNumber counts exactly at any length', () => {
  expect(nextNumber('1999999999999999')).toBe('2000000000000000');
  expect(nextNumber('FV-00000000000000000009')).toBe('FV-00000000000000000010');
  expect(numberInSeries('2026112800013')).toEqual({ before: '', value: 2026112800013n, digits: 13 });
});

it('numberInSeries uses only the digits at the end', () => {
  expect(numberInSeries('12/AB-007')).toEqual({ before: '12/AB-', value: 7n, digits: 3 });
  expect(numberInSeries(`${'1'.repeat(100_000)}x`)).toBeUndefined();
});
