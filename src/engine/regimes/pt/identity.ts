/**
 * Número de identificação fiscal (NIF) of persons and, as NIPC, of organisations: nine digits. The first ones give the
 * kind of taxpayer, the last is a check digit modulo 11. Source: Decreto-Lei 14/2013; Autoridade Tributária, in
 * https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/portugal-tin.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

/** Nine digits that begin with a known kind of taxpayer. */
const FORM = /^(?:[123568]\d|45|7[01245789]|9[0189])\d{7}$/;

const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];

/** Tests for nine digits of a known kind with the right check digit. */
function isNif(code: string): boolean {
  if (!FORM.test(code)) return false;
  const remainder = weightedSum(code, WEIGHTS) % 11;
  return (remainder < 2 ? 0 : 11 - remainder) === Number(code[8]);
}

export const identityRules = taxCodeRules(
  'GOBL-PT-TAX-IDENTITY',
  'A Portuguese NIF has nine digits: the first depends on the kind of taxpayer, and the last is a check digit, as in 501442600; check for a mistyped digit.',
  valid(isNif),
);
