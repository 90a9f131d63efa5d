import { expect, it } from 'vitest';
import { asAmount, asPercentage } from './numbers.ts';

it.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1 234 567,8', '1234567.8'],
  ["1'234.50", '1234.50'],
  ['−3', '-3'],
  ['+7', '7'],
  [' 20 ', '20'],
  ['1.234.567,00', '1234567.00'],
  // Either could be meant: it is left as it is.
  ['1.234', '1.234'],
  ['twelve', 'twelve'],
  ['', ''],
])('takes the amount %j as %j', (typed, amount) => {
  expect(asAmount(typed)).toBe(amount);
});

it.each([
  ['21', '21%'],
  ['21%', '21%'],
  ['8,625 %', '8.625%'],
  ['reduced', 'reduced'],
  ['', ''],
])('takes the percentage %j as %j', (typed, percentage) => {
  expect(asPercentage(typed)).toBe(percentage);
});
