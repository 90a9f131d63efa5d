import { expect, test } from 'vitest';
import { weightedSum } from './check-digits.ts';

test('weightedSum multiplies each digit by its weight', () => {
  expect(weightedSum('123', [5, 4, 3])).toBe(5 + 8 + 9);
});

test('weightedSum ignores digits after the last weight', () => {
  expect(weightedSum('1239', [5, 4, 3])).toBe(22);
});
