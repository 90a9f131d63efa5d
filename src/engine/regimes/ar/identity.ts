/**
 * CUIT and CUIL: two digits for the kind of person, an eight-digit number, and a check digit modulo 11. Source: Agencia
 * de Recaudación y Control Aduanero (ARCA, formerly AFIP), Código ABC, https://www.arca.gob.ar/landing/default.asp
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

/** Kinds of persons: natural persons 20, 23, 24 and 27, companies 30 and 33. */
const FORM = /^(20|23|24|27|30|33)\d{9}$/;

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Check digits by the sum modulo 11: 11 minus the remainder, where 11 counts as 0 and 10 as 9. */
const CHECK_DIGITS = '09987654321';

/** Tests for eleven digits with a known kind and the right check digit. */
function isCuit(code: string): boolean {
  return FORM.test(code) && CHECK_DIGITS[weightedSum(code, WEIGHTS) % 11] === code[10];
}

export const identityRules = taxCodeRules(
  'GOBL-AR-TAX-IDENTITY',
  'An Argentine tax number (CUIT or CUIL) has eleven digits, begins with 20, 23, 24, 27, 30 or 33 and ends in a check digit, as in 33693450239; check for a mistyped digit.',
  valid(isCuit),
);
