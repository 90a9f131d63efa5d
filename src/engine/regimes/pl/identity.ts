/**
 * Numer identyfikacji podatkowej (NIP): ten digits, the last a check digit modulo 11.
 * Source: Ustawa z dnia 13 października 1995 r. o zasadach ewidencji i identyfikacji podatników i płatników, in
 * https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/poland-tin.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** The first three digits identify a tax office: the first is not 0, and the second and third are not both 0. */
const FORM = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

/** Tests for ten digits with the right check digit. Numbers with the check digit 10 are not issued. */
function isNip(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 11 === Number(code[9]);
}

export const identityRules = taxCodeRules(
  'GOBL-PL-TAX-IDENTITY',
  'A Polish NIP has ten digits, the last a check digit, as in 1234563218; check for a mistyped digit.',
  valid(isNip),
);
