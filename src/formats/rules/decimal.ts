/** Exact decimal numbers of any length, as the rules of e-invoices reckon with them (chapter 12 §1.4). */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A number: `units` ÷ 10^`scale`. */
export class Decimal {
  readonly units: bigint;
  readonly scale: number;

  static readonly ZERO = new Decimal(0n, 0);

  constructor(units: bigint, scale: number) {
    this.units = units;
    this.scale = scale;
  }

  /** Reads an `xs:decimal`, blanks around it overlooked; undefined where the text is none. */
  static parse(text: string | undefined): Decimal | undefined {
    const trimmed = text?.trim();
    if (trimmed === undefined || trimmed.length > 200 || !DECIMAL.test(trimmed)) return undefined;
    const point = trimmed.indexOf('.');
    if (point < 0) return new Decimal(BigInt(trimmed), 0);
    return new Decimal(BigInt(trimmed.slice(0, point) + trimmed.slice(point + 1)), trimmed.length - point - 1);
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.#at(scale) + other.#at(scale), scale);
  }

  minus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.#at(scale) - other.#at(scale), scale);
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.units * other.units, this.scale + other.scale);
  }

  /** Divides as XPath does: to 18 decimals, or to as many as one of both has, a half rounded towards zero. The other is not zero. */
  dividedBy(other: Decimal): Decimal {
    const scale = Math.max(18, this.scale, other.scale);
    const dividend = magnitude(this.units) * 10n ** BigInt(scale - this.scale + other.scale);
    const divisor = magnitude(other.units);
    const quotient = dividend / divisor;
    const units = (dividend % divisor) * 2n > divisor ? quotient + 1n : quotient;
    return new Decimal(this.units < 0n === other.units < 0n ? units : -units, scale);
  }

  /** Returns the hundredth part. */
  percent(): Decimal {
    return new Decimal(this.units, this.scale + 2);
  }

  abs(): Decimal {
    return this.units < 0n ? new Decimal(-this.units, this.scale) : this;
  }

  /** Rounds half up, towards positive infinity, as XPath does: 2.345 to 2.35, −2.345 to −2.34. */
  round(decimals: number): Decimal {
    if (this.scale <= decimals) return this;
    const divisor = 10n ** BigInt(this.scale - decimals);
    return new Decimal(floorDivide(this.units * 2n + divisor, divisor * 2n), decimals);
  }

  /** Returns a negative number, 0 or a positive one, where it is less than, equal to or more than the other. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const difference = this.#at(scale) - other.#at(scale);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  get isZero(): boolean {
    return this.units === 0n;
  }

  get isNegative(): boolean {
    return this.units < 0n;
  }

  /** Returns the same number without zeros at the end of its decimals. */
  shortened(): Decimal {
    let { units, scale } = this;
    while (scale > 0 && units % 10n === 0n) {
      units /= 10n;
      scale--;
    }
    return scale === this.scale ? this : new Decimal(units, scale);
  }

  toString(): string {
    const digits = this.abs()
      .units.toString()
      .padStart(this.scale + 1, '0');
    const sign = this.units < 0n ? '-' : '';
    if (this.scale === 0) return sign + digits;
    return `${sign}${digits.slice(0, -this.scale)}.${digits.slice(-this.scale)}`;
  }

  #at(scale: number): bigint {
    return scale === this.scale ? this.units : this.units * 10n ** BigInt(scale - this.scale);
  }
}

function magnitude(units: bigint): bigint {
  return units < 0n ? -units : units;
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** Returns the sum of numbers; texts that are none count nothing. */
export function sum(texts: Iterable<string | undefined>): Decimal {
  let total = Decimal.ZERO;
  for (const text of texts) {
    const number = Decimal.parse(text);
    if (number) total = total.plus(number);
  }
  return total;
}
