import { describe, expect, it } from 'vitest';
import { isMoney, readNumber, readPercentage } from './numbers.ts';

describe('readNumber', () => {
  it.each([
    ['12', '12'],
    ['45,50', '45.50'],
    ['45.50', '45.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1.234.567', '1234567'],
    ['12,34,567.00', '1234567.00'],
    ['€ 45', '45'],
    ['45 €', '45'],
    ['EUR 45,5', '45.5'],
    ['−3,5', '-3.5'],
    ['0.125', '0.125'],
    ['1234.567', '1234.567'],
    ['1,234', '1.234'],
    ['1\u202f234,50', '1234.50'],
    [',5', '0.5'],
    ['(45,50)', '-45.50'],
    ['45,50-', '-45.50'],
    ['- 45', '-45'],
    ['-€ 45', '-45'],
    ['45,-', '45'],
    ['-45,– €', '-45'],
    ['45,50 zł', '45.50'],
    ['Fr. 45', '45'],
    ['1.234,50 kr.', '1234.50'],
  ])('reads %s with decimal commas as %s', (typed, text) => {
    expect(readNumber(typed, ',')).toEqual({ kind: 'number', text });
  });

  it('returns both readings of an ambiguous number', () => {
    expect(readNumber('1.234', ',')).toEqual({ kind: 'ambiguous', readings: ['1234', '1.234'] });
    expect(readNumber('1,234', '.')).toEqual({ kind: 'ambiguous', readings: ['1234', '1.234'] });
    expect(readNumber('(1.234)', ',')).toEqual({ kind: 'ambiguous', readings: ['-1234', '-1.234'] });
    expect(readNumber('1.234', '.')).toEqual({ kind: 'number', text: '1.234' });
  });

  it.each(['', 'ten', '1.2.3', '1,2.3,4', '12,', '1,23.45,6', '--1', '1e5', '(12', '1-2', '()'])(
    'rejects %j',
    (typed) => {
      expect(readNumber(typed, ',')).toEqual({ kind: 'none' });
    },
  );
});

it('readPercentage reads percentages with or without their sign', () => {
  for (const typed of ['10', '10 %', '10%']) expect(readPercentage(typed, ',')).toMatchObject({ text: '10%' });
  expect(readPercentage('10,0', ',')).toMatchObject({ text: '10.0%' });
  expect(readPercentage('1.234', ',')).toMatchObject({ readings: ['1234%', '1.234%'] });
});

it('isMoney recognises an amount by its currency', () => {
  for (const typed of ['€ 5', '5 €', '-€ 5', '5 zł', 'CHF 5', '5,50 kr']) expect(isMoney(typed)).toBe(true);
  for (const typed of ['5', '5 %', '-5,50', '(5)']) expect(isMoney(typed)).toBe(false);
});
