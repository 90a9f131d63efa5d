/** Arithmetic for the check digits of many countries. */

/**
 * Returns the sum of the characters, each multiplied by its weight. Characters without a weight do not count.
 * @param value the value of a character; digits by default
 */
export function weightedSum(
  text: string,
  weights: readonly number[],
  value: (character: string) => number = Number,
): number {
  let sum = 0;
  for (const [place, weight] of weights.entries()) sum += value(text.charAt(place)) * weight;
  return sum;
}

/** Returns the remainder of a text divided by 97, with letters as 10 to 35 (ISO 7064, MOD 97-10). */
export function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Returns whether the check digits after the first two characters of a text are right (ISO 13616-1, ISO 11649). */
export function hasCheckDigits(text: string): boolean {
  return mod97(text.slice(4) + text.slice(0, 4)) === 1;
}

/**
 * Returns the check digit modulo 11 by the first weights or, if that is 10, by the second ones. 10 by both counts as 0.
 */
export function mod11Twice(digits: string, first: readonly number[], second: readonly number[]): number {
  const rest = weightedSum(digits, first) % 11;
  return rest < 10 ? rest : (weightedSum(digits, second) % 11) % 10;
}

/** Returns whether the last of some digits is their check digit by ISO 7064, MOD 11,10. */
export function hasMod11And10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) product = (2 * ((product + Number(digit)) % 10 || 10)) % 11;
  return (11 - product) % 10 === Number(digits.slice(-1));
}
