import { hasCheckDigits } from '../text/check-digits.ts';

/**
 * Returns whether a text is an IBAN by its form and check digits. ISO 13616-1: move the first four characters to the end, replace letters by 10 to
 * 35; the number modulo 97 is 1. `aboutIban` checks the form of the country.
 */
export function isIban(text: string): boolean {
  return isBareIban(bareOf(text));
}

/** Returns an IBAN in the form to check: upper case, without spaces. */
export function bareOf(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Returns whether a text in upper case without spaces is an IBAN. */
export function isBareIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && hasCheckDigits(text);
}
