import { expect, test } from 'vitest';
import { weightedSum } from './check-digits.ts';

test('each digit counts as often as the weight at its place says', () => {
  expect(weightedSum('123', [5, 4, 3])).toBe(5 + 8 + 9);
});

test('digits behind the last weight do not count', () => {
  expect(weightedSum('1239', [5, 4, 3])).toBe(22);
});
