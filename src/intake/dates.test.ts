import { expect, it } from 'vitest';
import { dateOrderOf, readDate } from './dates.ts';

it.each(['20.12.2026', '20/12/26', '20-12-2026', '20 12 2026', '20122026', '2026-12-20'])('reads %s', (typed) => {
  expect(readDate(typed, 'dmy')).toBe('2026-12-20');
});

it('reads in the order of the country', () => {
  expect(readDate('12/20/2026', 'mdy')).toBe('2026-12-20');
  expect(readDate('2026/12/20', 'ymd')).toBe('2026-12-20');
  expect(['es-ES', 'en-US', 'sv-SE'].map(dateOrderOf)).toEqual(['dmy', 'mdy', 'ymd']);
});

it.each(['', '20.12', '31.2.2026', '2026', 'soon', '1.1.20266'])('does not take %j for a date', (typed) => {
  expect(readDate(typed, 'dmy')).toBeUndefined();
});
