import { expect, it, test } from 'vitest';
import { type Period, periodsOf } from './periods.ts';

const written = ({ start, end }: Period) => `${start} ${end}`;

test.each([
  ['monthly', false, '2026-10-10', '2026-10-01 2026-10-10'],
  ['monthly', false, '2026-10-11', '2026-10-11 2026-10-20'],
  ['monthly', false, '2026-10-31', '2026-10-21 2026-10-31'],
  ['monthly', false, '2028-02-29', '2028-02-21 2028-02-29'],
  ['monthly', true, '2026-12-31', '2026-12-01 2026-12-31'],
  ['quarterly', false, '2026-10-31', '2026-10-01 2026-10-31'],
  ['simplified', true, '2027-02-01', '2027-02-01 2027-02-28'],
  ['franchise', false, '2026-11-27', '2026-11-01 2026-12-31'],
  ['franchise', true, '2027-02-28', '2027-01-01 2027-02-28'],
] as const)(
  'periodsOf returns the last period of the regime %s, of payments %s, on %s',
  (regime, isOfPayments, day, expected) => {
    expect(periodsOf(regime, isOfPayments, day, 1).map(written)).toEqual([expected]);
  },
);

it('periodsOf lists earlier periods too', () => {
  expect(periodsOf('monthly', false, '2026-01-05', 4).map(written)).toEqual([
    '2026-01-01 2026-01-10',
    '2025-12-21 2025-12-31',
    '2025-12-11 2025-12-20',
    '2025-12-01 2025-12-10',
  ]);
});
