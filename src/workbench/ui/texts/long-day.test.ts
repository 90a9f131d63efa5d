import { afterEach, expect, it } from 'vitest';
import { longDay } from './long-day.ts';
import { language } from './say.ts';

afterEach(() => {
  delete language.translation;
});

it('longDay writes the first of a month as people do', () => {
  const first = new Date('2026-09-01');
  expect(longDay(first)).toBe('1 September 2026');
  language.translation = { language: 'fr', find: () => undefined };
  expect(longDay(first)).toBe('1er septembre 2026');
  expect(longDay(new Date('2026-09-11'))).toBe('11 septembre 2026');
});
