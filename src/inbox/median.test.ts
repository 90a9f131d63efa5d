import { expect, test } from 'vitest';
import { RunningMedian } from './median.ts';

test('RunningMedian is the middle of the numbers so far', () => {
  const median = new RunningMedian();
  expect([median.count, median.median]).toEqual([0, 0]);
  const numbers = Array.from({ length: 500 }, (_, i) => (i * 7919) % 211);
  for (const [i, each] of numbers.entries()) {
    median.add(each);
    const sorted = numbers.slice(0, i + 1).sort((a, b) => a - b);
    const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
    expect(median.median).toBe(middle.reduce((sum, value) => sum + value, 0) / middle.length);
  }
  expect(median.count).toBe(500);
});
