/** The Luhn check, ISO/IEC 7812-1 annex B. Spec chapter 03 §13, 04 §1.7. */

const DIGITS = /^[0-9]+$/;

/** Returns whether a text consists of digits and the last one is the check digit of the others. */
export function luhnValid(text: string): boolean {
  return DIGITS.test(text) && luhnSum(text, 1) % 10 === 0;
}

/** Returns the check digit, 0 to 9, to append to these digits. */
export function luhnCheckDigit(digits: string): number {
  return (10 - (luhnSum(digits, 2) % 10)) % 10;
}

/**
 * Returns the sum of the digits with alternating weights 1 and 2 from the right, each product reduced to its digit sum.
 */
function luhnSum(digits: string, firstWeight: 1 | 2): number {
  let sum = 0;
  let weight: number = firstWeight;
  for (let i = digits.length - 1; i >= 0; i--) {
    const product = Number(digits.charAt(i)) * weight;
    sum += product > 9 ? product - 9 : product;
    weight = 3 - weight;
  }
  return sum;
}
