import { expect, test } from 'vitest';
import { dayOf } from './days.ts';

test('days are compared by their start', () => {
  expect(dayOf('2026-03-01')).toBe((dayOf('2026-02-28') ?? 0) + 24 * 60);
  expect(dayOf('2026-03-01Z')).toBe(dayOf('2026-03-01'));
  expect(dayOf('2026-03-01+01:30')).toBe((dayOf('2026-03-01') ?? 0) - 90);
  expect(dayOf('2026-03-01-05:00')).toBe((dayOf('2026-03-01') ?? 0) + 300);
});

test.each(['2026-02-30', '2026-13-01', '2026-2-1', '20260201', '', undefined])('%s is not a day', (text) => {
  expect(dayOf(text)).toBeUndefined();
});

test('a leap day occurs only in a leap year', () => {
  expect(dayOf('2028-02-29')).toBeDefined();
  expect(dayOf('2027-02-29')).toBeUndefined();
});
