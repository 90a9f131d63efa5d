import { withoutTrailing } from '../text/trailing.ts';
import type { NumberText } from './number-text.ts';

const LITERAL = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Larger exponents make no sense for money, and expanding them would only fill memory. */
const LARGEST_EXPONENT = 400;

/**
 * Returns a JSON number as exact decimal text (chapter 09 §3.3). It expands exponents (`1e3` → `1000`) and drops
 * trailing zeros of the fraction and a bare point (`10.50` → `10.5`, `20.00` → `20`). Returns undefined for exponents
 * beyond ±400 and for values that are not finite.
 */
export function decimalText(number: number | NumberText): string | undefined {
  if (typeof number === 'number' && Number.isSafeInteger(number)) return Object.is(number, -0) ? '0' : String(number);
  const parts = LITERAL.exec(typeof number === 'number' ? String(number) : number.text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', power = '0'] = parts;
  const exponent = Number(power);
  if (Math.abs(exponent) > LARGEST_EXPONENT) return undefined;
  return shifted(sign, whole, fraction, exponent);
}

function shifted(sign: string, whole: string, fraction: string, exponent: number): string {
  let digits = whole + fraction;
  let point = whole.length + exponent;
  if (point <= 0) {
    digits = '0'.repeat(1 - point) + digits;
    point = 1;
  }
  const integer = digits
    .slice(0, point)
    .padEnd(point, '0')
    .replace(/^0+(?=\d)/, '');
  const decimals = withoutTrailing(digits.slice(point), '0');
  const text = decimals === '' ? integer : `${integer}.${decimals}`;
  return text === '0' ? text : sign + text;
}
