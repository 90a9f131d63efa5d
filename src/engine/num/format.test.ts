import { describe, expect, it } from 'vitest';
import { Amount } from './amount.ts';
import { currencyFormat, formatAmount, formatPercentage } from './format.ts';
import { Percentage } from './percentage.ts';

const dollar = currencyFormat({
  symbol: '$',
  disambiguate_symbol: 'US$',
  decimal_mark: '.',
  thousands_separator: ',',
});
const euro = currencyFormat({ symbol: '€', decimal_mark: ',', thousands_separator: '.', template: '%n %u' });

describe('an amount for people to read', () => {
  it('has groups of three, decimal mark and unit', () => {
    expect(formatAmount(Amount.of(123456, 2), dollar)).toBe('$1,234.56');
    expect(formatAmount(Amount.of(123, 0), dollar)).toBe('$123');
    expect(formatAmount(Amount.of(1000000, 0), dollar)).toBe('$1,000,000');
    expect(formatAmount(Amount.of(5, 3), euro)).toBe('0,005 €');
  });

  it('has its sign before the number, unless a negative template says otherwise', () => {
    expect(formatAmount(Amount.of(-123456, 2), dollar)).toBe('$-1,234.56');
    expect(formatAmount(Amount.of(-123456789, 2), euro)).toBe('-1.234.567,89 €');
    expect(formatAmount(Amount.of(-123456, 2), { ...dollar, negativeTemplate: '(%u%n)' })).toBe('($1,234.56)');
  });

  it('takes the unit literally and trims what an absent unit leaves', () => {
    expect(formatAmount(Amount.of(1, 0), { ...dollar, unit: '$&' })).toBe('$&1');
    expect(formatAmount(Amount.of(1, 0), { decimalMark: '.', thousandsSeparator: '', template: '%n %u' })).toBe('1');
  });

  it('can use Arabic digits and the unambiguous symbol', () => {
    const riyal = { decimalMark: '٫', thousandsSeparator: '٬', unit: 'ر.س', template: '%n %u' };
    expect(formatAmount(Amount.of(123456, 2), { ...riyal, numerals: 'arabic' })).toBe('١٬٢٣٤٫٥٦ ر.س');
    const display = { symbol: '$', disambiguate_symbol: 'US$', decimal_mark: '.', thousands_separator: ',' };
    expect(formatAmount(Amount.ONE, currencyFormat(display, true))).toBe('US$1');
    expect(formatAmount(Amount.ONE, currencyFormat({ ...display, disambiguate_symbol: '' }, true))).toBe('$1');
  });
});

it('a percentage has its sign directly behind the number', () => {
  expect(formatPercentage(new Percentage(Amount.of(160, 3)), euro)).toBe('16,0%');
  expect(formatPercentage(new Percentage(Amount.of(-2, 1)), dollar)).toBe('-20%');
});
