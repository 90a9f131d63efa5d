import { expect, it } from 'vitest';
import { dateOrderOf, missingDay, readDate, readTypedDate } from './dates.ts';

it.each(['20.12.2026', '20/12/26', '20-12-2026', '20 12 2026', '20122026', '2026-12-20'])(
  'readDate reads %s',
  (typed) => {
    expect(readDate(typed, 'dmy')).toBe('2026-12-20');
  },
);

it('readDate follows the order of the country', () => {
  expect(readDate('12/20/2026', 'mdy')).toBe('2026-12-20');
  expect(readDate('2026/12/20', 'ymd')).toBe('2026-12-20');
  expect(['es-ES', 'en-US', 'sv-SE'].map(dateOrderOf)).toEqual(['dmy', 'mdy', 'ymd']);
});

it.each(['', '20.12', '31.2.2026', '2026', 'soon', '1.1.20266'])('readDate rejects %j', (typed) => {
  expect(readDate(typed, 'dmy')).toBeUndefined();
});

it('readTypedDate reads named months, and days after a date', () => {
  const typed = (text: string) => readTypedDate(text, 'dmy', '2026-03-10');
  expect(['31 dic', '3. Februar', '31 dic 2025', 'Mar 5'].map(typed)).toEqual([
    '2026-12-31',
    '2026-02-03',
    '2025-12-31',
    '2026-03-05',
  ]);
  expect(['+30', '+ 0', '+365', '31/12/26'].map(typed)).toEqual([
    '2026-04-09',
    '2026-03-10',
    '2027-03-10',
    '2026-12-31',
  ]);
  expect(['1er janvier 2026', '31 de diciembre', '1st of March 2026'].map(typed)).toEqual([
    '2026-01-01',
    '2026-12-31',
    '2026-03-01',
  ]);
  expect(['dic', '+', '+1.5', 'soon', '31 feb'].map(typed)).toEqual(Array(5).fill(undefined));
});

it('missingDay reports a day that a month does not have', () => {
  expect(missingDay('31/02/2026', 'dmy')).toEqual({ day: 31, month: 2, year: '2026' });
  expect(missingDay('2026-02-29', 'dmy')).toEqual({ day: 29, month: 2, year: '2026' });
  expect(missingDay('30/02/26', 'dmy')).toEqual({ day: 30, month: 2, year: '2026' });
  expect(missingDay('30 feb', 'dmy')).toEqual({ day: 30, month: 2, year: '' });
  expect(missingDay('31. April 2026', 'dmy')).toEqual({ day: 31, month: 4, year: '2026' });
  expect(missingDay('29 feb', 'dmy')).toBeUndefined();
  expect(['28/02/2026', '45/02/2026', '31/13/2026', 'soon'].map((text) => missingDay(text, 'dmy'))).toEqual(
    Array(4).fill(undefined),
  );
});
