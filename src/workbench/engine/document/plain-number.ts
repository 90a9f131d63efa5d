/** Returns a number as people compare it: without separators, capitals and leading zeros. */
export function plainNumber(number: string): string {
  const digits = number.toLowerCase().replace(/\d+/g, (run) => run.replace(/^0+(?=\d)/, ''));
  return digits.replace(/[^\p{Letter}\p{Number}]/gu, '');
}
