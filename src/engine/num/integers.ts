/**
 * Integer arithmetic for amounts: in JavaScript numbers while every intermediate result is a safe integer, otherwise in
 * bigints. The number functions return `NaN` if they cannot be exact; the caller then uses bigints. Spec chapter 01
 * §1.1, 02 §1.
 */

export const MAX_SAFE = Number.MAX_SAFE_INTEGER;

/** The limits of an amount: a signed 64-bit integer. */
export const MAX_INT64 = 9223372036854775807n;
export const MIN_INT64 = -9223372036854775808n;

const SAFE_POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/** Returns 10^n while it is a safe integer (n ≤ 15), otherwise NaN. */
export function powerOfTen(n: number): number {
  return SAFE_POWERS[n] ?? Number.NaN;
}

const bigPowers: bigint[] = [];

export function bigPowerOfTen(n: number): bigint {
  let power = bigPowers[n];
  if (power === undefined) {
    power = 10n ** BigInt(n);
    bigPowers[n] = power;
  }
  return power;
}

/** Returns numerator ÷ denominator, rounded half away from zero. Both must be safe integers, the denominator not 0. */
export function divideRounded(numerator: number, denominator: number): number {
  const rest = numerator % denominator;
  const quotient = (numerator - rest) / denominator;
  if (2 * Math.abs(rest) < Math.abs(denominator)) return quotient + 0; // + 0: never −0
  return numerator < 0 === denominator < 0 ? quotient + 1 : quotient - 1;
}

/**
 * Returns a × b ÷ divisor, rounded half away from zero, or NaN if an intermediate result is not a safe integer. The
 * divisor must be positive.
 */
export function multiplyDivided(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (product >= -MAX_SAFE && product <= MAX_SAFE) return divisor === 1 ? product + 0 : divideRounded(product, divisor);
  // a = whole × divisor + rest, so a × b ÷ divisor = whole × b + rest × b ÷ divisor. Both terms have the same sign,
  // so only the second one rounds.
  const rest = a % divisor;
  const partial = rest * b;
  if (!(Math.abs(partial) <= MAX_SAFE)) return Number.NaN;
  const result = ((a - rest) / divisor) * b + divideRounded(partial, divisor);
  return Math.abs(result) <= MAX_SAFE ? result : Number.NaN;
}

/** Returns numerator ÷ denominator, rounded half away from zero. The denominator must not be 0. */
export function bigDivideRounded(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  if (twice < (denominator < 0n ? -denominator : denominator)) return quotient;
  return numerator < 0n === denominator < 0n ? quotient + 1n : quotient - 1n;
}

export function fitsInt64(value: bigint): boolean {
  return value >= MIN_INT64 && value <= MAX_INT64;
}
