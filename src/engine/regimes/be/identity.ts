/**
 * Ondernemingsnummer, numéro d'entreprise, which is also the VAT number: ten digits, the last two a check modulo 97.
 * Old numbers may lack their leading 0. Source: FPS Economy,
 * https://economie.fgov.be/en/themes/enterprises/crossroads-bank-enterprises/
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';

/** Tests for ten digits beginning with 0 or 1, or nine without a leading 0, with the right check digits. */
function isEnterpriseNumber(code: string): boolean {
  if (!/^[01]?\d{9}$/.test(code)) return false;
  const digits = code.padStart(10, '0');
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

export const identityRules = taxCodeRules(
  'GOBL-BE-TAX-IDENTITY',
  'A Belgian VAT number has ten digits, the first 0 or 1 and the last two check digits, as in 0403019261; check for a mistyped digit.',
  valid(isEnterpriseNumber),
);
