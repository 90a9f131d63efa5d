/**
 * Exact decimal numbers: a signed 64-bit integer and a count of decimals, which output and later rounding depend on.
 * Spec chapter 01 §1.1 (text form, limits) and chapter 02 §1 (operations).
 */

import { readDecimal } from './decimal-text.ts';
import {
  bigDivideRounded,
  bigPowerOfTen,
  divideRounded,
  fitsInt64,
  MAX_INT64,
  MAX_SAFE,
  MIN_INT64,
  multiplyDivided,
  powerOfTen,
} from './integers.ts';

const ZERO_DIGIT = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;

/**
 * An immutable amount: `value` ÷ 10^`exponent`. The value is a number as long as that is exact, otherwise a bigint.
 *
 * Results have the exponent of the left operand and round half away from zero. No operation fails: a result beyond 64
 * bits first loses decimals (its exponent shrinks), then stays at the limit.
 */
export class Amount {
  declare readonly value: number | bigint;
  declare readonly exponent: number;

  /**
   * The largest amount. It comes first for speed: V8 then knows from the start that a value may be a bigint and stores
   * small numbers inside the amount. Otherwise each amount refers to a separate number object (16 of 56 bytes), and the
   * first bigint discards all compiled code.
   */
  static readonly MAX: Amount = new Amount(MAX_INT64, 0);
  static readonly ZERO: Amount = new Amount(0, 0);
  static readonly ONE: Amount = new Amount(1, 0);
  static readonly HUNDRED: Amount = new Amount(100, 0);

  private constructor(value: number | bigint, exponent: number) {
    this.value = value;
    this.exponent = exponent;
  }

  /** Returns `value` ÷ 10^`exponent`. A number must be a safe integer, otherwise a `RangeError` is thrown. */
  static of(value: number | bigint, exponent: number): Amount {
    if (typeof value === 'number') {
      if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer: use a bigint`);
      return new Amount(value + 0, exponent);
    }
    return Amount.settle(value, 1n, exponent);
  }

  /** Returns 0 with this number of decimals. */
  static zero(exponent: number): Amount {
    return exponent === 0 ? Amount.ZERO : new Amount(0, exponent);
  }

  /**
   * Reads the text of a JSON number or text token, without quotes: `10.00` has two decimals, `10` none. Returns
   * undefined for any other text, including the empty one.
   */
  static parse(text: string): Amount | undefined {
    const length = text.length;
    const negative = text.charCodeAt(0) === MINUS;
    const start = negative ? 1 : 0;
    if (length - start > 16 || length === start) return Amount.parseAny(text);
    let value = 0;
    let point = -1;
    for (let i = start; i < length; i++) {
      const digit = text.charCodeAt(i) - ZERO_DIGIT;
      if (digit >= 0 && digit <= 9) value = value * 10 + digit;
      else if (digit === POINT - ZERO_DIGIT && point < 0 && i > start) point = i;
      else return Amount.parseAny(text);
    }
    if (value > MAX_SAFE) return Amount.parseAny(text);
    return new Amount(negative ? 0 - value : value, point < 0 ? 0 : length - point - 1);
  }

  private static parseAny(text: string): Amount | undefined {
    const decimal = readDecimal(text);
    return decimal && Amount.settle(decimal.value, 1n, decimal.exponent);
  }

  /** Returns the sum. The other amount is first rounded to the decimals of this one. */
  add(other: Amount): Amount {
    const { value, exponent } = this;
    const term = other.exponent === exponent ? other.value : rescaled(other.value, other.exponent, exponent);
    if (typeof value === 'number' && typeof term === 'number') {
      const sum = value + term;
      if (sum >= -MAX_SAFE && sum <= MAX_SAFE) return new Amount(sum, exponent);
    }
    return Amount.settle(BigInt(value) + BigInt(term), 1n, exponent);
  }

  /** Returns the difference. The other amount is first rounded to the decimals of this one. */
  subtract(other: Amount): Amount {
    const { value, exponent } = this;
    const term = other.exponent === exponent ? other.value : rescaled(other.value, other.exponent, exponent);
    if (typeof value === 'number' && typeof term === 'number') {
      const difference = value - term;
      if (difference >= -MAX_SAFE && difference <= MAX_SAFE) return new Amount(difference, exponent);
    }
    return Amount.settle(BigInt(value) - BigInt(term), 1n, exponent);
  }

  /** Returns the product, with the decimals of this amount. */
  multiply(other: Amount): Amount {
    const { value, exponent } = this;
    if (typeof value === 'number' && typeof other.value === 'number') {
      const product = multiplyDivided(value, other.value, powerOfTen(other.exponent));
      if (!Number.isNaN(product)) return new Amount(product, exponent);
    }
    return Amount.settle(BigInt(value) * BigInt(other.value), bigPowerOfTen(other.exponent), exponent);
  }

  /** Returns the quotient, with the decimals of this amount. Division by zero gives zero. */
  divide(other: Amount): Amount {
    const { value, exponent } = this;
    const divisor = other.value;
    if (divisor === 0) return Amount.zero(exponent);
    if (typeof value === 'number' && typeof divisor === 'number') {
      const numerator = value * powerOfTen(other.exponent);
      if (numerator >= -MAX_SAFE && numerator <= MAX_SAFE) {
        return new Amount(divideRounded(numerator, divisor), exponent);
      }
    }
    return Amount.settle(BigInt(value) * bigPowerOfTen(other.exponent), BigInt(divisor), exponent);
  }

  /** Returns this amount × `factor` ÷ `divisor`, rounded once. Division by zero gives zero. */
  proportion(factor: Amount, divisor: Amount, exponent: number): Amount {
    if (divisor.isZero()) return Amount.zero(exponent);
    const numerator = BigInt(this.value) * BigInt(factor.value) * bigPowerOfTen(exponent + divisor.exponent);
    const denominator = BigInt(divisor.value) * bigPowerOfTen(this.exponent + factor.exponent);
    return Amount.settle(numerator, denominator, exponent);
  }

  /** Returns the amount with exactly this number of decimals, or fewer if 64 bits cannot hold them. */
  rescale(exponent: number): Amount {
    if (exponent === this.exponent) return this;
    const value = rescaled(this.value, this.exponent, exponent);
    return typeof value === 'number' ? new Amount(value, exponent) : Amount.settle(value, 1n, exponent);
  }

  /** Returns the amount with at least this number of decimals. */
  up(exponent: number): Amount {
    return exponent > this.exponent ? this.rescale(exponent) : this;
  }

  /** Returns the amount rounded to at most this number of decimals. */
  down(exponent: number): Amount {
    return exponent < this.exponent ? this.rescale(exponent) : this;
  }

  /** Returns the amount with at least as many decimals as the other. */
  match(other: Amount): Amount {
    return this.up(other.exponent);
  }

  /** Returns the amount with this many extra decimals. */
  upscale(decimals: number): Amount {
    return this.rescale(this.exponent + decimals);
  }

  /** Returns the amount with this number of decimals fewer, but not below 0. */
  downscale(decimals: number): Amount {
    return this.rescale(Math.max(this.exponent - decimals, 0));
  }

  negate(): Amount {
    return typeof this.value === 'number'
      ? new Amount(0 - this.value, this.exponent)
      : Amount.settle(-this.value, 1n, this.exponent);
  }

  abs(): Amount {
    return this.value < 0 ? this.negate() : this;
  }

  /** Compares by value, ignoring the number of decimals. */
  compare(other: Amount): -1 | 0 | 1 {
    const exponent = Math.max(this.exponent, other.exponent);
    const a = this.exponent === exponent ? this.value : rescaled(this.value, this.exponent, exponent);
    const b = other.exponent === exponent ? other.value : rescaled(other.value, other.exponent, exponent);
    if (a < b) return -1;
    return a > b ? 1 : 0;
  }

  /** Returns whether the values are equal, ignoring the number of decimals: 1.0 equals 1.00. */
  equals(other: Amount): boolean {
    return this.exponent === other.exponent ? this.value === other.value : this.compare(other) === 0;
  }

  /** Returns a key that is the same for equal amounts only: the value and its decimals without trailing zeros. */
  valueKey(): string {
    let { value, exponent } = this;
    if (typeof value === 'number') {
      while (exponent > 0 && value % 10 === 0) {
        value /= 10;
        exponent--;
      }
    } else {
      while (exponent > 0 && value % 10n === 0n) {
        value /= 10n;
        exponent--;
      }
    }
    return `${value}/${exponent}`;
  }

  isZero(): boolean {
    return this.value === 0;
  }

  isNegative(): boolean {
    return this.value < 0;
  }

  isPositive(): boolean {
    return this.value > 0;
  }

  /** Returns the text as written in documents: sign, integer part and exactly `exponent` decimals. */
  toString(): string {
    const { value, exponent } = this;
    if (exponent === 0) return String(value);
    if (exponent === 2 && typeof value === 'number' && value >= 0) {
      const cents = value % 100;
      return String((value - cents) / 100) + CENTS[cents];
    }
    return value < 0 ? `-${pointed(String(value).slice(1), exponent)}` : pointed(String(value), exponent);
  }

  /** Documents write amounts as text. */
  toJSON(): string {
    return this.toString();
  }

  /**
   * Returns numerator ÷ denominator, rounded at `exponent` and reduced to 64 bits by the overflow rule of chapter 01
   * §1.1. An overflow is rounded a second time, starting from the digits of the first rounding.
   */
  private static settle(numerator: bigint, denominator: bigint, exponent: number): Amount {
    const value = bigDivideRounded(numerator, denominator);
    let divisor = 1n;
    let kept = exponent;
    while (kept > 0 && !fitsInt64(value / divisor)) {
      divisor *= 10n;
      kept--;
    }
    const shortened = bigDivideRounded(value, divisor);
    if (fitsInt64(shortened)) return new Amount(narrowed(shortened), kept);
    return new Amount(shortened < 0n ? MIN_INT64 : MAX_INT64, kept);
  }
}

/** Returns the value at another number of decimals, of any size: a number if that is exact. */
function rescaled(value: number | bigint, from: number, to: number): number | bigint {
  if (typeof value === 'number') {
    const power = powerOfTen(Math.abs(to - from));
    if (to < from) {
      if (!Number.isNaN(power)) return divideRounded(value, power);
    } else {
      const scaled = value * power;
      if (scaled >= -MAX_SAFE && scaled <= MAX_SAFE) return scaled;
    }
  }
  return to < from
    ? narrowed(bigDivideRounded(BigInt(value), bigPowerOfTen(from - to)))
    : BigInt(value) * bigPowerOfTen(to - from);
}

/** Returns a number if that is exact, so that each value has only one form. */
function narrowed(value: bigint): number | bigint {
  return value >= -MAX_SAFE && value <= MAX_SAFE ? Number(value) : value;
}

/**
 * The decimals of amounts with two of them. Most amounts have two, and a table look-up takes less than half the time.
 */
const CENTS: readonly string[] = Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`);

/** Inserts the decimal point before the last `decimals` digits. */
function pointed(digits: string, decimals: number): string {
  const whole = digits.length - decimals;
  if (whole > 0) return `${digits.slice(0, whole)}.${digits.slice(whole)}`;
  return `0.${digits.padStart(decimals, '0')}`;
}
