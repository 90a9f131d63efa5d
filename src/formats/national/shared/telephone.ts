/** Returns a telephone number in at most so many characters: without the signs between its digits if it is longer. It may still be too long. */
export function fittingTelephone(number: string, most: number): string {
  return number.length <= most ? number : number.replace(/[\s().\-/]/g, '');
}
