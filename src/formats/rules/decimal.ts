/**
 * Exact decimal numbers of any length, as used in the rules of e-invoices (chapter 12 §1.4). Their units are JavaScript numbers while
 * exact, which is nearly always, and big integers otherwise.
 */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A whole number: a JavaScript number if exact. */
type Units = number | bigint;

/** Numbers with this many digits are always exact. */
const EXACT_DIGITS = 15;

const POWERS: readonly number[] = Array.from({ length: EXACT_DIGITS + 1 }, (_, digits) => 10 ** digits);

/** A number: `units` ÷ 10^`scale`. */
export class Decimal {
  readonly #units: Units;
  readonly scale: number;

  static readonly ZERO = new Decimal(0, 0);

  /** @param units as a number only if exact */
  constructor(units: Units, scale: number) {
    this.#units = typeof units === 'bigint' ? shortest(units) : units;
    this.scale = scale;
  }

  /** Parses an `xs:decimal`, ignoring spaces around it; undefined if invalid. */
  static parse(text: string | undefined): Decimal | undefined {
    if (text === undefined) return undefined;
    return short(text) ?? long(text.trim());
  }

  plus(other: Decimal): Decimal {
    if (other.isZero && other.scale <= this.scale) return this;
    if (this.isZero && this.scale <= other.scale) return other;
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(sumOf(this.#at(scale), other.#at(scale)), scale);
  }

  minus(other: Decimal): Decimal {
    if (other.isZero && other.scale <= this.scale) return this;
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(sumOf(this.#at(scale), negative(other.#at(scale))), scale);
  }

  times(other: Decimal): Decimal {
    return new Decimal(productOf(this.#units, other.#units), this.scale + other.scale);
  }

  /** Divides as XPath does: to 18 decimals, or as many as either number has, rounding halves towards zero. The divisor must not be zero. */
  dividedBy(other: Decimal): Decimal {
    const scale = Math.max(18, this.scale, other.scale);
    const dividend = BigInt(magnitude(this.#units)) * 10n ** BigInt(scale - this.scale + other.scale);
    const divisor = BigInt(magnitude(other.#units));
    const quotient = dividend / divisor;
    const units = (dividend % divisor) * 2n > divisor ? quotient + 1n : quotient;
    return new Decimal(this.isNegative === other.isNegative ? units : -units, scale);
  }

  /** Returns a hundredth of the number. */
  percent(): Decimal {
    return new Decimal(this.#units, this.scale + 2);
  }

  abs(): Decimal {
    return this.isNegative ? new Decimal(magnitude(this.#units), this.scale) : this;
  }

  /** Rounds halves up, towards positive infinity, as XPath does: 2.345 to 2.35, −2.345 to −2.34. */
  round(decimals: number): Decimal {
    const dropped = this.scale - decimals;
    if (dropped <= 0) return this;
    return new Decimal(rounded(this.#units, dropped), decimals);
  }

  /** Returns a negative number, 0 or a positive one for less than, equal to or greater than the other. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const [one, two] = [this.#at(scale), other.#at(scale)];
    return one < two ? -1 : one > two ? 1 : 0;
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  get isZero(): boolean {
    return this.#units === 0;
  }

  get isNegative(): boolean {
    return this.#units < 0;
  }

  /** Returns the number without trailing zeros. */
  shortened(): Decimal {
    let units = this.#units;
    let { scale } = this;
    while (scale > 0 && remainder(units, 1) === 0) {
      units = rounded(units, 1);
      scale--;
    }
    return scale === this.scale ? this : new Decimal(units, scale);
  }

  toString(): string {
    const digits = magnitude(this.#units)
      .toString()
      .padStart(this.scale + 1, '0');
    const sign = this.isNegative ? '-' : '';
    if (this.scale === 0) return sign + digits;
    return `${sign}${digits.slice(0, -this.scale)}.${digits.slice(-this.scale)}`;
  }

  #at(scale: number): Units {
    return scale === this.scale ? this.#units : productOf(this.#units, power(scale - this.scale));
  }
}

const [ZERO, NINE, MINUS, POINT] = [0x30, 0x39, 0x2d, 0x2e];

/** Parses the common form of a number: few digits, an optional minus, no spaces; otherwise undefined. */
function short(text: string): Decimal | undefined {
  const units = shortUnits(text);
  return Number.isNaN(units) ? undefined : new Decimal(units, scaleOf(text));
}

/** Returns the units of a number in that form; NaN otherwise. */
function shortUnits(text: string): number {
  if (text.length > EXACT_DIGITS) return Number.NaN;
  const isNegative = text.charCodeAt(0) === MINUS;
  let units = 0;
  let digits = 0;
  let hasPoint = false;
  for (let at = isNegative ? 1 : 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      units = units * 10 + (code - ZERO);
      digits++;
    } else if (code === POINT && !hasPoint) hasPoint = true;
    else return Number.NaN;
  }
  if (digits === 0) return Number.NaN;
  return isNegative ? 0 - units : units;
}

/** Returns the number of decimals. */
function scaleOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** Parses a number of any form, without spaces around it. */
function long(text: string): Decimal | undefined {
  if (text.length > 200 || !DECIMAL.test(text)) return undefined;
  const point = text.indexOf('.');
  const digits = point < 0 ? text : text.slice(0, point) + text.slice(point + 1);
  const scale = point < 0 ? 0 : text.length - point - 1;
  // Adding 0 turns -0 into 0.
  return new Decimal(digits.length <= EXACT_DIGITS ? Number(digits) + 0 : BigInt(digits), scale);
}

/** Returns whole numbers as JavaScript numbers if exact. */
function shortest(units: bigint): Units {
  const number = Number(units);
  return Number.isSafeInteger(number) ? number : units;
}

function power(digits: number): Units {
  return POWERS[digits] ?? 10n ** BigInt(digits);
}

// A safe result was not rounded: a sum above the limit is never safe.
function sumOf(one: Units, other: Units): Units {
  const sum = typeof one === 'number' && typeof other === 'number' ? one + other : Number.NaN;
  return Number.isSafeInteger(sum) ? sum : BigInt(one) + BigInt(other);
}

function productOf(one: Units, other: Units): Units {
  const product = typeof one === 'number' && typeof other === 'number' ? one * other : Number.NaN;
  return Number.isSafeInteger(product) ? product + 0 : BigInt(one) * BigInt(other);
}

function negative(units: Units): Units {
  return typeof units === 'number' ? 0 - units : -units;
}

function magnitude(units: Units): Units {
  return units < 0 ? negative(units) : units;
}

/** Returns the difference between a number and the next lower one without its last digits. */
function remainder(units: Units, digits: number): Units {
  const divisor = power(digits);
  if (typeof units === 'number' && typeof divisor === 'number') {
    const left = units % divisor;
    return left < 0 ? left + divisor : left + 0;
  }
  const left = BigInt(units) % BigInt(divisor);
  return shortest(left < 0n ? left + BigInt(divisor) : left);
}

/** Returns a number without its last digits, rounding halves up. */
function rounded(units: Units, digits: number): Units {
  const divisor = power(digits);
  const left = remainder(units, digits);
  if (typeof units === 'number' && typeof divisor === 'number' && typeof left === 'number') {
    return (units - left) / divisor + (left * 2 >= divisor ? 1 : 0);
  }
  const isUp = BigInt(left) * 2n >= BigInt(divisor);
  return shortest((BigInt(units) - BigInt(left)) / BigInt(divisor) + (isUp ? 1n : 0n));
}

/** Sums many numbers in text form. Nothing is allocated per number while all are exact as JavaScript numbers. */
export class Total {
  #units = 0;
  #scale = 0;
  /** The sum of numbers that are no longer exact. */
  #beyond = Decimal.ZERO;

  /** Adds a number; invalid texts count as zero. */
  add(text: string | undefined): void {
    if (text === undefined) return;
    const units = shortUnits(text);
    const scale = Number.isNaN(units) ? 0 : scaleOf(text);
    if (scale > this.#scale) this.#widen(scale);
    const sum = this.#units + units * (POWERS[this.#scale - scale] ?? Number.NaN);
    if (Number.isSafeInteger(sum)) this.#units = sum;
    else this.#beyond = this.#beyond.plus(Decimal.parse(text) ?? Decimal.ZERO);
  }

  /** Increases the number of decimals. */
  #widen(scale: number): void {
    const units = this.#units * (POWERS[scale - this.#scale] ?? Number.NaN);
    if (Number.isSafeInteger(units)) this.#units = units;
    else {
      this.#beyond = this.sum;
      this.#units = 0;
    }
    this.#scale = scale;
  }

  get sum(): Decimal {
    return new Decimal(this.#units, this.#scale).plus(this.#beyond);
  }
}

/** Returns the sum of numbers; invalid texts count as zero. */
export function sum(texts: Iterable<string | undefined>): Decimal {
  const total = new Total();
  for (const text of texts) total.add(text);
  return total.sum;
}
