import type { Json } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { withoutTrailing } from '../text/trailing.ts';

/** The significant digits that a floating-point number (IEEE 754, 64 bits) holds exactly. */
export const EXACT_DIGITS = 15;

/** The digits of a sum or product that missed its decimals by little: 0.30000000000000004, 2.9999999999999996. */
const NEAR_MISS = /(?:0{8}\d{0,2}[1-9]|9{8}\d{1,3})%?$/;

/**
 * Returns whether a value has digits that floating-point arithmetic left over, as 0.1 + 0.2 does. A number has them if
 * it has more digits than it holds exactly, a text if they show the error.
 * @param digits the value as decimal text
 */
export function isResidue(json: Json, digits: string): boolean {
  if (digits.length <= EXACT_DIGITS || Number.isSafeInteger(json)) return false;
  const significant = digits.replace(/^[+-]?[0.]+/, '').replace(/[.%]/g, '');
  const isWhole = !digits.includes('.');
  if (typeof json === 'number' && isWhole) return withoutTrailing(significant, '0').length > EXACT_DIGITS;
  if (isWhole || significant.length <= EXACT_DIGITS) return false;
  return typeof json === 'number' || json instanceof NumberText || NEAR_MISS.test(digits);
}
