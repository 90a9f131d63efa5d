import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Amount } from './amount.ts';
import { Percentage } from './percentage.ts';

const percentage = (text: string): Percentage => {
  const parsed = Percentage.parse(text);
  if (parsed === undefined) throw new Error(`${text} is no percentage`);
  return parsed;
};

describe('Percentage', () => {
  it.each([
    ['16.0%', '0.160', '16.0%'],
    ['0.160', '0.160', '16.0%'],
    ['21', '21', '2100%'],
    ['20', '20', '2000%'],
    ['0.2', '0.2', '20%'],
    ['0.5', '0.5', '50%'],
    ['0%', '0.00', '0%'],
    ['-5.25%', '-0.0525', '-5.25%'],
    ['123456789012345678%', '1234567890123456.8', '123456789012345680%'],
    ['0.000000000000000001%', '0.00000000000000000001', '0.000000000000000001%'],
  ])('reads %s as the fraction %s and writes it as %s', (text, fraction, written) => {
    expect(percentage(text).fraction.toString()).toBe(fraction);
    expect(percentage(text).toString()).toBe(written);
    expect(JSON.stringify(percentage(text))).toBe(`"${written}"`);
  });

  it.each(['', '%', '% ', '21%%', 'abc'])('returns undefined for %j', (text) => {
    expect(Percentage.parse(text)).toBeUndefined();
  });

  it('of keeps the decimals of the amount', () => {
    expect(percentage('21%').of(Amount.of(999, 2)).toString()).toBe('2.10');
    expect(percentage('5.2%').of(Amount.of(-1000, 2)).toString()).toBe('-0.52');
  });

  it('removeFrom extracts the percentage from an amount that includes it', () => {
    expect(percentage('21%').removeFrom(Amount.of(12100, 2)).toString()).toBe('100.00');
    expect(percentage('21.0%').removeFrom(Amount.of(10000, 2)).toString()).toBe('82.64');
    expect(percentage('-100%').removeFrom(Amount.of(10000, 2)).toString()).toBe('0.00');
  });

  it('compare and equals go by value', () => {
    expect(percentage('21%').equals(percentage('21.0%'))).toBe(true);
    expect(percentage('21%').compare(percentage('0.20'))).toBe(1);
    expect(Percentage.ZERO.isZero()).toBe(true);
    expect(Percentage.ZERO.toString()).toBe('0%');
  });

  it('reads its own text back unchanged', () => {
    const values = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 8 }), (value, exponent) => {
        const written = new Percentage(Amount.of(value, exponent));
        expect(percentage(written.toString())).toEqual(written);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 200) },
    );
  });

  it('valueKey is the same for equal percentages only', () => {
    const texts = ['21%', '21.0%', '0.21', '2.1%', '210%', '0%', '0.00%', '-21%'];
    for (const a of texts)
      for (const b of texts) {
        const [x, y] = [percentage(a), percentage(b)];
        expect(x.valueKey() === y.valueKey()).toBe(x.equals(y));
        expect(x.equals(y)).toBe(x.compare(y) === 0);
        expect(x.isZero()).toBe(Number.parseFloat(a) === 0);
      }
  });

  it('toString shows two decimals fewer than the fraction has', () => {
    const shown = (value: number | bigint, exponent: number) => new Percentage(Amount.of(value, exponent)).toString();
    expect([shown(5, 0), shown(5, 1), shown(5, 2), shown(5, 3)]).toEqual(['500%', '50%', '5%', '0.5%']);
    expect([shown(10n ** 18n, 2), shown(10n ** 16n, 4), shown(10n ** 17n, 1)]).toEqual([
      '1000000000000000000%',
      '100000000000000.00%',
      '1000000000000000000%',
    ]);
  });
});
