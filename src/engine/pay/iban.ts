/**
 * Returns whether a text is an IBAN by its form and check digits (ISO 13616-1: the first four characters behind the others,
 * letters as 10 to 35, make a number that leaves 1 when divided by 97). How long those of a country are is not looked at.
 */
export function isIban(text: string): boolean {
  const bare = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false;
  let rest = 0;
  for (const character of bare.slice(4) + bare.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
