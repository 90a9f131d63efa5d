import { expect, test } from 'vitest';
import { Amount } from '../num/amount.ts';
import { Rounding } from './rounding.ts';

const amount = (text: string) => Amount.parse(text) ?? Amount.ZERO;

/** Returns the result of a change under a rounding rule, in a currency of two decimals. */
function under(rule: string, change: (rounding: Rounding) => Amount): string {
  return change(new Rounding(rule, 2)).toString();
}

test.each([
  // method, amount, result under precise, currency, an unknown rule
  ['price', '1.5', '1.5000', '1.50', '1.50'],
  ['price', '1.23456', '1.23456', '1.23456', '1.23456'],
  ['price', '2', '2.0000', '2.00', '2.00'],
  ['subPrice', '1.5', '1.5000', '1.5', '1.5'],
  ['subPrice', '1.23456', '1.23456', '1.23456', '1.23456'],
  ['apply', '1.5', '1.50', '1.50', '1.50'],
  ['apply', '1.235', '1.235', '1.24', '1.235'],
  ['apply', '-1.235', '-1.235', '-1.24', '-1.235'],
] as const)('Rounding.%s rounds %s to the decimals of each rule', (name, text, precise, currency, other) => {
  const found = ['precise', 'currency', 'own'].map((rule) => under(rule, (rounding) => rounding[name](amount(text))));
  expect(found).toEqual([precise, currency, other]);
});

test('Rounding.widen takes the decimals of the addend, except under currency', () => {
  const widened = (rule: string, accumulator: string, added: string) =>
    under(rule, (rounding) => rounding.widen(amount(accumulator), amount(added)));
  expect([widened('precise', '1.00', '0.1234'), widened('precise', '1.00', '3')]).toEqual(['1.0000', '1.00']);
  expect([widened('own', '1.00', '0.1234'), widened('own', '1.00', '3')]).toEqual(['1.0000', '1.00']);
  expect([widened('currency', '1.00', '0.1234'), widened('currency', '1.0', '3')]).toEqual(['1.00', '1.0']);
});

test('Rounding.zero has the decimals of the currency', () => {
  expect([0, 2, 3].map((decimals) => new Rounding('precise', decimals).zero.toString())).toEqual([
    '0',
    '0.00',
    '0.000',
  ]);
});
