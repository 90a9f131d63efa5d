import { expect, test } from 'vitest';
import { dayShown } from './day.ts';

test.each([
  ['2026-03-05', '05/03/2026'],
  // JavaScript reads these in the American order, or guesses.
  ['05.03.2026', '05.03.2026'],
  ['05/03/2026', '05/03/2026'],
  ['5 March', '5 March'],
])('dayShown writes the day %s as %s', (date, shown) => {
  expect(dayShown(date)).toBe(shown);
});
