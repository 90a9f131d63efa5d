import { expect, it } from 'vitest';
import { withoutFigures } from './figures.ts';

const original = {
  lines: [{ quantity: '2', item: { price: '10.00' }, charges: [{ amount: '1.00' }], discounts: [{ percent: '5%' }] }],
};
const [line] = original.lines;
const totals = { sum: '20.00' };
const copy = {
  lines: [{ ...line, i: 1, sum: '20.00', discounts: [{ percent: '5%', amount: '1.00' }], total: '20.00' }],
  totals,
};

it('withoutFigures removes calculated figures, and keeps typed ones', () => {
  expect(withoutFigures(copy, original)).toEqual(original);
  expect(withoutFigures(copy, { ...original, totals })).toEqual({ ...original, totals });
  expect(withoutFigures(copy, undefined)).toBe(copy);
});

it('withoutFigures removes the figures of a bill that its original states, and keeps what someone decided', () => {
  const $schema = 'https://gobl.org/draft-0/bill/invoice';
  const preceding = [{ code: '1', tax: { sum: '2.10' } }];
  const payment = {
    advances: [{ description: 'Deposit', amount: '5.00' }],
    terms: { due_dates: [{ date: '2026-01-31', percent: '100%', amount: '20.00' }] },
  };
  const built = { $schema, ...copy, preceding, payment, totals: { ...totals, rounding: '0.01' } };
  expect(withoutFigures(built, built)).toEqual({
    $schema,
    ...original,
    preceding,
    payment: { ...payment, terms: { due_dates: [{ date: '2026-01-31', percent: '100%' }] } },
    totals: { rounding: '0.01' },
  });
});
