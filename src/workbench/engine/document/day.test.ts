import { afterEach, expect, test } from 'vitest';
import { language } from '../../ui/texts/say.ts';
import { dayShown } from './day.ts';

afterEach(() => {
  delete language.translation;
});

test.each([
  ['2026-03-05', '05/03/2026'],
  // JavaScript reads these in the American order, or guesses.
  ['05.03.2026', '05.03.2026'],
  ['05/03/2026', '05/03/2026'],
  ['5 March', '5 March'],
])('dayShown writes the day %s as %s', (date, shown) => {
  expect(dayShown(date)).toBe(shown);
});

test.each([
  ['de', '05.03.2026'],
  ['pt', '05/03/2026'],
] as const)('dayShown writes the whole year in %s, as the form does', (tag, shown) => {
  language.translation = { language: tag, find: () => undefined };
  expect(dayShown('2026-03-05')).toBe(shown);
});
