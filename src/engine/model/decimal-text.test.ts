import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from './decimal-text.ts';
import { NumberText } from './number-text.ts';

describe('decimalText', () => {
  it.each([
    ['1e3', '1000'],
    ['1E+3', '1000'],
    ['10.50', '10.5'],
    ['20.00', '20'],
    ['-0.0', '0'],
    ['-1.50e-3', '-0.0015'],
    ['1.2345e2', '123.45'],
    ['0.00012e4', '1.2'],
    ['0.00012e6', '120'],
    ['12345678901234567890.10', '12345678901234567890.1'],
    ['1e-20', '0.00000000000000000001'],
  ])('writes %s as %s', (literal, digits) => {
    expect(decimalText(new NumberText(literal))).toBe(digits);
  });

  it('expands exponents that JavaScript writes', () => {
    expect(decimalText(1e21)).toBe(`1${'0'.repeat(21)}`);
    expect(decimalText(1.5e-7)).toBe('0.00000015');
    expect(decimalText(-0)).toBe('0');
  });

  it('returns undefined for exponents beyond 400', () => {
    expect(decimalText(new NumberText('1e400'))).toHaveLength(401);
    expect(decimalText(new NumberText('1e401'))).toBeUndefined();
    expect(decimalText(new NumberText('1e-401'))).toBeUndefined();
    expect(decimalText(new NumberText('1e99999999999999999999'))).toBeUndefined();
    expect(decimalText(Number.POSITIVE_INFINITY)).toBeUndefined();
  });

  it('keeps the value of any number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(decimalText(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('handles a million digits', () => {
    expect(decimalText(new NumberText(`1.${'0'.repeat(1_000_000)}1`))).toHaveLength(1_000_003);
  });
});
