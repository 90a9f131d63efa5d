import { expect, it } from 'vitest';
import { dayShown } from '../../engine/document/day.ts';
import { longDay } from './long-day.ts';
import { englishOfDates, localeOfReader } from './say.ts';

it('englishOfDates is American only for an American browser', () => {
  expect(englishOfDates('en-US')).toBe('en-US');
  for (const other of ['en-GB', 'en-AU', 'en', 'es-US', undefined]) expect(englishOfDates(other)).toBe('en-GB');
});

it('dates in other English begin with the day', () => {
  expect(longDay(Date.UTC(2026, 10, 20))).toBe('20 November 2026');
  expect(dayShown('2026-11-20')).toBe('20/11/2026');
});

it('writes a language as its readers in other countries do', () => {
  expect(localeOfReader('es', 'es-MX')).toBe('es-MX');
  expect([localeOfReader('es', 'de-AT'), localeOfReader('es', undefined)]).toEqual(['es', 'es']);
});
