/** Returns a telephone number without the signs between its digits, but with the plus before its country. */
export function bareTelephone(number: string): string {
  return number.replace(/[\s().\-/]/g, '');
}

/** Returns a telephone number without the signs between its digits if it has more characters than a format takes. */
export function fittingTelephone(number: string, most: number): string {
  return number.length <= most ? number : bareTelephone(number);
}
