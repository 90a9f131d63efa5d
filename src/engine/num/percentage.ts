/** Percentages, stored as a fraction: 16.0% is 0.160. Spec chapter 01 §1.2 and chapter 02 §1. */

import { Amount } from './amount.ts';

/** A percentage as text, with its sign: `21.0%`. */
export type PercentageText = `${number}%`;

/** Returns digits with the percent sign. */
export function percentageText(digits: string): PercentageText {
  return `${digits}%` as PercentageText;
}

export class Percentage {
  declare readonly fraction: Amount;

  static readonly ZERO: Percentage = new Percentage(Amount.zero(2));

  /** @param fraction for example 0.160 for 16.0% */
  constructor(fraction: Amount) {
    this.fraction = fraction;
  }

  /**
   * Reads the text of a JSON number or text token, without quotes: `16.0%`, or the fraction itself, `0.160`. Returns
   * undefined for any other text, including the empty one.
   */
  static parse(text: string): Percentage | undefined {
    if (!text.endsWith('%')) {
      const fraction = Amount.parse(text);
      return fraction && new Percentage(fraction);
    }
    const hundredths = Amount.parse(text.slice(0, -1));
    if (hundredths === undefined) return undefined;
    if (typeof hundredths.value === 'number')
      return new Percentage(Amount.of(hundredths.value, hundredths.exponent + 2));
    // Follows the standard to the letter for long values: widening may cost them their last digits.
    return new Percentage(hundredths.upscale(2).divide(Amount.HUNDRED));
  }

  /** Returns this percentage of the amount, with the amount's decimals. */
  of(amount: Amount): Amount {
    return amount.multiply(this.fraction);
  }

  /** Returns the amount to which adding this percentage gives the argument: 121.00 less 21% is 100.00. */
  removeFrom(amount: Amount): Amount {
    return amount.divide(this.fraction.add(Amount.ONE));
  }

  compare(other: Percentage): -1 | 0 | 1 {
    return this.fraction.compare(other.fraction);
  }

  /** Returns whether the values are equal, ignoring the number of decimals: 21% equals 21.0%. */
  equals(other: Percentage): boolean {
    return this.fraction.equals(other.fraction);
  }

  /** Returns a key that is the same for equal percentages only. */
  valueKey(): string {
    return this.fraction.valueKey();
  }

  isNegative(): boolean {
    return this.fraction.isNegative();
  }

  isZero(): boolean {
    return this.fraction.isZero();
  }

  /** Returns the number before the percent sign, with two decimals fewer than the fraction: 16.0 for 16.0%. */
  hundredths(): Amount {
    const { value, exponent } = this.fraction;
    if (exponent >= 2) return Amount.of(value, exponent - 2);
    return this.fraction.multiply(Amount.HUNDRED).rescale(Math.max(exponent - 2, 0));
  }

  /** Returns the text as written in documents: `16.0%` for 0.160, `20%` for 0.2. */
  toString(): string {
    return `${this.hundredths().toString()}%`;
  }

  /** Documents write percentages as text. */
  toJSON(): string {
    return this.toString();
  }
}
