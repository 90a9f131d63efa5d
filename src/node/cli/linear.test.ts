import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../../engine/testing/steps.ts';

const SIZE = 40;

let LocatedText: typeof import('./locations.ts').LocatedText;

beforeAll(async () => {
  startCounting();
  ({ LocatedText } = await import('./locations.ts'));
});

const numerals = (size: number) => Array.from({ length: size }, (_, i) => 100 + i);

test.each([
  ['members of a map in JSON', (i: number) => `"name-${i}": 1`, (all: string[]) => `{"meta": {${all.join()}}}`],
  ['members of a map in YAML', (i: number) => `  name-${i}: 1`, (all: string[]) => `meta:\n${all.join('\n')}`],
])('locating many %s takes linear time', async (_what, member, whole) => {
  const stepsAt = (size: number) => {
    const text = whole(numerals(size).map(member));
    return stepsOf(() => {
      const placed = new LocatedText(text);
      expect(numerals(size).every((i) => placed.find(`$.meta.name-${i}`).complete)).toBe(true);
    }, SIZE);
  };
  await stepsAt(2);
  const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
  expect(slow).toEqual([]);
});
