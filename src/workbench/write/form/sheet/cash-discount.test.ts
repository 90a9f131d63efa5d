import { expect, it } from 'vitest';
import { cashDiscountsIn, notedDiscount, withLine, withoutLine } from './cash-discount.ts';

it('notedDiscount writes a discount for early payment in the notation of XRechnung', () => {
  expect(notedDiscount('2', '14')).toBe('#SKONTO#TAGE=14#PROZENT=2.00#');
  expect(notedDiscount('2,5 %', ' 7')).toBe('#SKONTO#TAGE=7#PROZENT=2.50#');
  for (const [percent, days] of [
    ['', '7'],
    ['two', '7'],
    ['2', ''],
    ['2', '-1'],
    ['200', '7'],
  ])
    expect(notedDiscount(percent ?? '', days ?? '')).toBeUndefined();
});

it('a cash discount can be added to the payment terms, found there and removed', () => {
  const line = '#SKONTO#TAGE=14#PROZENT=2.00#';
  const terms = withLine('Within 30 days\n', line);
  expect(terms).toBe(`Within 30 days\n${line}`);
  expect(cashDiscountsIn(terms)).toEqual([{ days: '14', percent: '2.00', line }]);
  expect(withoutLine(terms, line)).toBe('Within 30 days');
  expect(withoutLine(line, line)).toBeUndefined();
});
