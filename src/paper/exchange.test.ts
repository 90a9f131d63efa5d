import { expect, it } from 'vitest';
import { amountInCurrency } from './exchange.ts';

it.each([
  ['200.00', '0.8764', 2, '175.28'],
  ['-1.005', '1', 2, '-1.01'],
  ['0.004', '1', 2, '0.00'],
  ['-0.004', '1', 2, '0.00'],
  ['12.50', '161.3', 0, '2016'],
  ['', '2', 2, undefined],
  ['1.00', 'x', 2, undefined],
])('amountInCurrency converts %s at %s to %s decimals', (amount, rate, decimals, expected) => {
  expect(amountInCurrency(amount, rate, decimals)).toBe(expected);
});
