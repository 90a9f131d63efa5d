/**
 * Btw-identificatienummer: nine digits, B and two digits. Numbers of organisations contain the RSIN, whose ninth digit
 * is a check digit modulo 11. Numbers of sole traders have, since 2020, check digits modulo 97 (ISO 7064) over the
 * whole number with NL. Source: Belastingdienst,
 * https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/administratie_bijhouden/btw_nummers_controleren/uw_btw_nummer
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { mod97, weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];

/** Tests for twelve characters of the form that pass one of the two checks. */
function isVatNumber(code: string): boolean {
  return /^\d{9}B\d{2}$/.test(code) && (rsinValid(code) || mod97(`NL${code}`) === 1);
}

/** Tests that the ninth digit is the remainder of the first eight. A remainder of 10 counts as 0. */
function rsinValid(code: string): boolean {
  return (weightedSum(code, WEIGHTS) % 11) % 10 === Number(code[8]);
}

export const identityRules = taxCodeRules(
  'GOBL-NL-TAX-IDENTITY',
  'A Dutch VAT number has nine digits, the letter B and two more digits, and must contain correct check digits, as in 000099998B57; check for a mistyped character.',
  valid(isVatNumber),
);
