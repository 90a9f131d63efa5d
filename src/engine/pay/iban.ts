import { hasCheckDigits } from '../text/check-digits.ts';

/**
 * Returns whether a text is an IBAN by its form and check digits (ISO 13616-1: the first four characters behind the others,
 * letters as 10 to 35, make a number that leaves 1 when divided by 97). How long those of a country are is not looked at.
 */
export function isIban(text: string): boolean {
  return isBareIban(bareOf(text));
}

/** Returns an IBAN as it is checked: without blanks, in capitals. */
export function bareOf(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Returns whether a text without blanks, in capitals, is an IBAN. */
export function isBareIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && hasCheckDigits(text);
}
