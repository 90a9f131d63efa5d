import { expect, it } from 'vitest';
import { withDueDates } from './due-dates.ts';

const invoice = (issue_date: string, ...dates: string[]) => ({
  issue_date,
  payment: { terms: { due_dates: dates.map((date) => ({ date, percent: '50%' })) } },
});

it.each([
  ['2026-02-13', '2026-11-28', ['2026-03-15', '2026-04-14'], ['2026-12-28', '2027-01-27']],
  ['2026-11-28', '2026-11-28', ['2026-12-28'], ['2026-12-28']],
  ['2027-01-01', '2026-11-28', ['2027-01-31'], ['2027-01-31']],
  ['2026-02-13', '2026-11-28', ['soon'], ['soon']],
])('moves due dates from an invoice of %s to a copy of %s', (before, after, due, moved) => {
  const copy = invoice(after, ...due);
  expect(withDueDates(copy, invoice(before, ...due))).toEqual(invoice(after, ...moved));
});

it('leaves documents without due dates as they are', () => {
  const order = { issue_date: '2026-11-28' };
  expect(withDueDates(order, { issue_date: '2026-02-13' })).toBe(order);
});
