/** Arithmetic that check digits of many countries share. */

/** The sum of the digits, each times the weight at its place; digits without a weight do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (const [place, weight] of weights.entries()) sum += Number(digits.charAt(place)) * weight;
  return sum;
}
