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
