import { expect, it, vi } from 'vitest';
import { type Answer, type Fault, ServiceError } from '../../../client/index.ts';
import { withDueDates } from './due-dates.ts';

const answered = (value: unknown, warnings: readonly Fault[]) => ({ value, warnings }) as Answer<unknown>;

const due = (from: string, to: string): Fault => ({
  code: 'BW-WARN-KEPT',
  properties: ['$.doc.payment.terms.due_dates[0].date'],
  description: '',
  kept: { what: 'due-date', offers: ['move'], from, days: 294, to },
});

const refused = (warnings: readonly Fault[]) =>
  new ServiceError({ code: 422, key: 'validation', message: 'Refused', faults: [], warnings });

const invoice = (date: string) =>
  `{ "doc": { "quantity": 1.10, "payment": { "terms": { "due_dates": [{ "date": "${date}" }] } } } }`;

it('moves due dates that a country refuses, and reports the dates of the original', async () => {
  const own = due('2026-03-11', '2026-12-30');
  const ask = vi
    .fn<(text: string) => Promise<Answer<unknown>>>()
    .mockRejectedValueOnce(refused([own]))
    .mockResolvedValueOnce(answered('copy', [due('2026-12-30', '2027-10-20')]));
  expect(await withDueDates(invoice('2026-03-11'), ask)).toEqual({ value: 'copy', warnings: [own] });
  expect(ask.mock.calls).toEqual([[invoice('2026-03-11')], [invoice('2026-12-30')]]);
});

it('leaves documents that are accepted, and reports the first refusal if dates are not its reason', async () => {
  const kept = answered('copy', [due('2026-03-11', '2026-12-30')]);
  expect(await withDueDates(invoice('2026-03-11'), async () => kept)).toBe(kept);
  const first = refused([due('2026-03-11', '2026-12-30')]);
  const ask = vi.fn<() => Promise<never>>().mockRejectedValueOnce(first).mockRejectedValue(refused([]));
  await expect(withDueDates(invoice('2026-03-11'), ask)).rejects.toBe(first);
  const other = refused([]);
  await expect(withDueDates('{}', () => Promise.reject(other))).rejects.toBe(other);
});
