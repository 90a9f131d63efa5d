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
