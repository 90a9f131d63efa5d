/** Percentages, held as the fraction they stand for: 16.0% is 0.160. Spec chapter 01 §1.2 and chapter 02 §1. */

import { Amount } from './amount.ts';

/** An immutable percentage. */
export class Percentage {
  declare readonly fraction: Amount;

  static readonly ZERO: Percentage = new Percentage(Amount.zero(2));

  /** The percentage with that fraction: 0.160 for 16.0%. */
  constructor(fraction: Amount) {
    this.fraction = fraction;
  }

  /**
   * Reads the text of a JSON number or text token, without quotes: `16.0%`, or the fraction itself, `0.160`.
   * Returns undefined where it is none. The empty text stands for `""` and is none.
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
    // By the letter for long values, since widening may cost them their last digits.
    return new Percentage(hundredths.upscale(2).divide(Amount.HUNDRED));
  }

  /** This share of the amount, with the amount's decimals. */
  of(amount: Amount): Amount {
    return amount.multiply(this.fraction);
  }

  /** The amount that becomes the given one when this percentage is added to it: 121.00 less 21% is 100.00. */
  removeFrom(amount: Amount): Amount {
    return amount.divide(this.fraction.add(Amount.ONE));
  }

  /** Order by value: −1, 0 or 1. */
  compare(other: Percentage): -1 | 0 | 1 {
    return this.fraction.compare(other.fraction);
  }

  /** Whether the values are equal, whatever the decimals: 21% equals 21.0%. */
  equals(other: Percentage): boolean {
    return this.fraction.equals(other.fraction);
  }

  /** The same text for percentages that are equal, another for others. */
  valueKey(): string {
    return this.fraction.valueKey();
  }

  isZero(): boolean {
    return this.fraction.isZero();
  }

  /** The number before the percent sign, with two decimals less than the fraction: 16.0 for 16.0%. */
  hundredths(): Amount {
    const { value, exponent } = this.fraction;
    if (exponent >= 2) return Amount.of(value, exponent - 2);
    return this.fraction.multiply(Amount.HUNDRED).rescale(Math.max(exponent - 2, 0));
  }

  /** The text as written in documents: 0.160 is `16.0%`, 0.2 is `20%`. */
  toString(): string {
    return `${this.hundredths().toString()}%`;
  }

  /** Documents write percentages as texts. */
  toJSON(): string {
    return this.toString();
  }
}
