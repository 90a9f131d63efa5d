/** Codes of FatturaPA that its checks, its writer and its reader share. */

import { luhnValid } from '../../engine/text/luhn.ts';

/** Placeholders for parties without an Italian or European number: a private person abroad, a business outside the EU. */
export const NO_NUMBER = '0000000';
export const OUTSIDE_EU = 'OO99999999999';

/** CodiceDestinatario of who has no code: delivery by PEC or in the reserved area, and abroad. */
export const NO_CODE = '0000000';
export const ABROAD = 'XXXXXXX';

/** Label of the address of an establishment in Italy. */
export const ESTABLISHMENT = 'Stabile organizzazione';

const PERSON = /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/;
const ODD_DIGITS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [...ODD_DIGITS, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Returns whether a text is a partita IVA: eleven digits, the last the check digit of the others. */
export function isPartitaIva(code: string): boolean {
  return code.length === 11 && luhnValid(code);
}

/** Returns whether a text is a codice fiscale: of a person with its check letter, or of a company. */
export function isCodiceFiscale(code: string): boolean {
  if (!PERSON.test(code)) return isPartitaIva(code);
  const sum = [...code.slice(0, 15)].reduce((total, sign, at) => total + weightOf(sign, at % 2 === 0), 0);
  return code.charCodeAt(15) - 65 === sum % 26;
}

function weightOf(sign: string, isOdd: boolean): number {
  const plain = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
  if (!isOdd) return plain;
  return (/\d/.test(sign) ? ODD_DIGITS : ODD_LETTERS)[plain] ?? 0;
}
