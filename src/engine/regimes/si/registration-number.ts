/**
 * Matična številka of the Poslovni register Slovenije: seven digits, the last a check digit, and three characters of a unit.
 * Source: AJPES, https://www.ajpes.si
 */
import { registerNumber } from '../../org/register-number.ts';
import { weightedSum } from '../../text/check-digits.ts';
import { codeAlnum } from '../../text/clean.ts';

const WEIGHTS = [7, 6, 5, 4, 3, 2];

/** Tests for the form and the check digit: 10 counts as 0, and numbers with 0 are not issued. */
function isRegistrationNumber(code: string): boolean {
  if (!/^\d{7}(?:[A-Z\d]\d\d)?$/.test(code)) return false;
  const check = (11 - (weightedSum(code, WEIGHTS) % 11)) % 11;
  return check !== 0 && check % 10 === Number(code[6]);
}

export const registrationNumber = registerNumber('GOBL-SI-ORG-IDENTITY', {
  type: 'MATICNA',
  description:
    'A Slovenian registration number has seven digits, the last a check digit, as in 5043611, or three more characters after them; check for a mistyped digit.',
  isValid: isRegistrationNumber,
  clean: codeAlnum,
});
