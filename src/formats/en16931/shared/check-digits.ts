/** Check digits and formats of identifiers, as strict as the official rules (chapter 12 §9.1). Texts are trimmed. */

import { weightedSum } from '../../../engine/text/check-digits.ts';

const digitsOf = (text: string) => [...text].map(Number);

/** A GLN of any length: weights 3 and 1 from the right. */
export function isGln(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const digits = digitsOf(text).reverse();
  const [check = 0, ...rest] = digits;
  const total = rest.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (total % 10)) % 10 === check;
}

/** A GLN of thirteen digits, the last a check digit. */
export function isGln13(text: string): boolean {
  return text.length === 13 && isGln(text);
}

/** A Norwegian organisation number: nine digits, weights 2 to 7 from the right, repeated. */
export function isNorwegian(text: string): boolean {
  if (!/^\d{9}$/.test(text) || Number(text) === 0) return false;
  const [check = 0, ...rest] = digitsOf(text).reverse();
  const total = rest.reduce((sum, digit, at) => sum + digit * ((at % 6) + 2), 0);
  return (11 - (total % 11)) % 11 === check;
}

/** A Belgian enterprise number: ten digits, the last two being 97 minus the first eight modulo 97. */
export function isBelgian(text: string): boolean {
  return /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));
}

/** A Belgian enterprise number of today: its first digit is 0 or 1. */
export function isBelgianOfToday(text: string): boolean {
  return /^[01]/.test(text) && isBelgian(text);
}

/** A Belgian VAT number: BE and an enterprise number. */
export function isBelgianVat(text: string): boolean {
  return text.startsWith('BE') && isBelgianOfToday(text.slice(2));
}

/** A Luxembourg VAT number: LU and eight digits, the last two being the first six modulo 89. */
export function isLuxembourgVat(text: string): boolean {
  return /^LU\d{8}$/.test(text) && Number(text.slice(2, 8)) % 89 === Number(text.slice(8));
}

const MATRICULE_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A Luxembourg number of a legal person: eleven digits. The fifth and sixth, its legal form, are 20 or more. */
export function isLuxembourgPerson(text: string): boolean {
  if (!/^\d{4}[2-9]\d{6}$/.test(text)) return false;
  const check = Number(text[10]);
  const rest = weightedSum(text, MATRICULE_WEIGHTS) % 11;
  if (check === (rest === 0 ? 0 : 11 - rest)) return true;
  // Companies of the form 24 can have a second check digit.
  return text.slice(4, 6) === '24' && check === (rest < 2 ? 1 - rest : 12 - rest);
}

/** A Danish CVR number: eight digits, with or without the prefix DK. */
export function isDanish(text: string): boolean {
  return /^(?:DK)?\d{8}$/.test(text);
}

const PERSON = /^[A-Za-z]{6}(?:\d|[+-])\d[A-Za-z](?:\d|[+-])\d.{3}\d[A-Za-z]$/;

/**
 * An Italian tax code: of a person, by its letters and digits, or of eleven digits. Where digits are required, the
 * first may be a sign.
 */
export function isCodiceFiscale(text: string): boolean {
  return PERSON.test(text) || /^(?:\d|[+-])\d{10}$/.test(text);
}

/** An Italian VAT number: eleven digits after IT. Other prefixes are not checked. */
export function isPartitaIva(text: string): boolean {
  if (!/^(?:IT|it)/.test(text)) return true;
  const number = text.slice(2);
  if (!/^\d{11}$/.test(number)) return false;
  const total = digitsOf(number).reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : doubled(digit)), 0);
  return total % 10 === 0;
}

/** A Swedish organisation number, by its check digit, the tenth. */
export function isSwedish(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const main = digitsOf(text.slice(0, 9)).reverse();
  const total = main.reduce((sum, digit, at) => sum + (at % 2 === 0 ? doubled(digit) : digit), 0);
  return (10 - (total % 10)) % 10 === Number(text[9] ?? Number.NaN);
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * An Australian business number: eleven digits. The weighted sum, with 1 subtracted from the first digit, is a multiple
 * of 89.
 */
export function isAbn(text: string): boolean {
  return /^\d{11}$/.test(text) && hasAbnDigits(text);
}

/** Returns whether the first eleven characters are an Australian business number. */
export function hasAbnDigits(text: string): boolean {
  if (text.length < 11) return false;
  const total = ABN_WEIGHTS.reduce((sum, weight, at) => sum + (text.charCodeAt(at) - (at === 0 ? 49 : 48)) * weight, 0);
  return total % 89 === 0;
}

/** A Dutch VAT number: NL, nine digits, B, two digits. */
export function isDutchVat(text: string): boolean {
  return /^NL\d{9}B\d\d$/.test(text);
}

/** A Greek tax number, by its check digit, the ninth; text after it is not checked. */
export function isGreek(text: string): boolean {
  const digits = /^\d{9}/.exec(text)?.[0];
  if (digits === undefined) return false;
  const total = digitsOf(digits.slice(0, 8)).reduce((sum, digit, at) => sum + digit * 2 ** (8 - at), 0);
  return (total % 11) % 10 === Number(digits[8]);
}

/** Returns the digit sum of a doubled digit. */
function doubled(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}

/** An IBAN: two capitals, two digits, then letters and digits, with remainder 1 modulo 97. Lower-case letters are not converted. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[a-zA-Z0-9]{0,30}$/.test(text)) return false;
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const code = character.charCodeAt(0);
    const value = code > 64 ? code - 55 : code - 48;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
