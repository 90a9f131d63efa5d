/**
 * Umsatzsteuer-Identifikationsnummer (UID): the letter U and eight digits, the last a check digit.
 * Source: Bundesministerium für Finanzen, UID-Konstruktionsregeln, https://www.bmf.gv.at/dam/jcr:9f9f8d5f-5496-4886-aa4f-81a4e39ba83e/BMF_UID_Konstruktionsregeln.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { luhnCheckDigit } from '../../text/luhn.ts';

/** The trailing zero gives the digits the source's weights 1, 2, 1, 2, 1, 2, 1 instead of Luhn's 2, 1, … */
const SHIFT = '0';

/** Tests for U and eight digits. The check digit is Luhn's, reduced by 4. */
function isUid(code: string): boolean {
  if (!/^U\d{8}$/.test(code)) return false;
  return (luhnCheckDigit(code.slice(1, 8) + SHIFT) + 6) % 10 === Number(code[8]);
}

export const identityRules = taxCodeRules(
  'GOBL-AT-TAX-IDENTITY',
  'An Austrian VAT number is the letter U and eight digits, the last a check digit, as in U10223006; check for a missing U or a mistyped digit.',
  valid(isUid),
);
