/**
 * Identifikacijska številka za DDV: SI and the davčna številka, eight digits, the last a check digit. Source: Zakon o finančni
 * upravi; Finančna uprava, https://www.fu.gov.si
 */
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** Tests for eight digits with the right check digit: 10 counts as 0, and numbers with 11 are not issued. */
function isTaxNumber(code: string): boolean {
  if (!/^[1-9]\d{7}$/.test(code)) return false;
  const check = 11 - (weightedSum(code, WEIGHTS) % 11);
  return check !== 11 && check % 10 === Number(code[7]);
}

export const identityRules = taxCodeRules(
  'GOBL-SI-TAX-IDENTITY',
  'A Slovenian VAT number has eight digits, the first not 0 and the last a check digit, as in 50223054; check for a mistyped digit.',
  valid(isTaxNumber),
);
