import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import { fileRead } from './testing.ts';
import { amountToPay, sumsToPay } from './to-pay.ts';

describe('sumsToPay', () => {
  test('adds up the amounts due of invoices to pay, by currency', () => {
    const rows = judge([
      fileRead('a', { number: '1', total: '100.00', due: '40.5' }),
      fileRead('copy', { number: '1', total: '100.00', due: '40.5' }),
      fileRead('b', { number: '2', total: '7.00', due: '7.25' }),
      fileRead('c', { number: '3', total: '9.00', due: '9', currency: 'PLN' }),
      fileRead('credit', { number: '4', total: '3.00', isCredit: true }),
      fileRead('asked', { number: '5', total: '5.00' }, { flags: [{ kind: 'due_before_issue' }] }),
    ]);
    expect(sumsToPay(rows)).toEqual({ EUR: '47.75', PLN: '9.00' });
    expect(sumsToPay([])).toEqual({});
  });
});

test.each([
  ['5.00', '5.00'],
  ['0.00', undefined],
  ['-5.00', undefined],
  [null, undefined],
])('amountToPay of %j is %j', (due, expected) => {
  expect(amountToPay({ due })).toBe(expected);
});
