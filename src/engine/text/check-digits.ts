/** Arithmetic that check digits of many countries share. */

/**
 * The sum of the characters, each times the weight at its place; characters without a weight do not count.
 * @param value what a character counts; digits as themselves
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

/** Returns what is left of a text divided by 97, its letters taken as 10 to 35 (ISO 7064, MOD 97-10). */
export function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Returns whether the check digits fit that stand behind the first two characters of a text (ISO 13616-1, ISO 11649). */
export function hasCheckDigits(text: string): boolean {
  return mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
