import { expect, it } from 'vitest';
import { fasterThanLinear, type Steps } from './steps.ts';

/** Returns the steps of a function that has a loop with a block that runs for some of the values. */
const steps = (loops: number, some: number): Steps => ({
  counts: new Map([
    ['a.ts f 0-100', 1],
    ['a.ts f 10-90', loops],
    ['a.ts f 20-30', some],
  ]),
  around: new Map([
    ['a.ts f 10-90', 'a.ts f 0-100'],
    ['a.ts f 20-30', 'a.ts f 10-90'],
  ]),
});

it('fasterThanLinear reports a loop that runs for each pair', () => {
  expect(fasterThanLinear([steps(900, 1), steps(3600, 1), steps(8100, 1)], 30)).toEqual([
    'a.ts f 10-90: 900, 3600, 8100',
  ]);
});

it('fasterThanLinear ignores a block of a linear loop, however often it runs', () => {
  expect(fasterThanLinear([steps(3000, 600), steps(6000, 1100), steps(9000, 2400)], 30)).toEqual([]);
});
