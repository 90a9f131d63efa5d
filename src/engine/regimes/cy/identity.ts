/**
 * Αριθμός Εγγραφής ΦΠΑ: eight digits, not beginning with 12, and a check letter. Source: structure in VIES,
 * https://ec.europa.eu/taxation_customs/vies/#/faq; Tax Department
 */
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';

/** The values of digits at the odd places, counted from 1. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function isVatNumber(code: string): boolean {
  if (!/^(?!12)\d{8}[A-Z]$/.test(code)) return false;
  let sum = 0;
  for (let place = 0; place < 8; place++) {
    const digit = Number(code[place]);
    sum += (place % 2 === 0 ? ODD[digit] : digit) ?? 0;
  }
  return code.charCodeAt(8) - 65 === sum % 26;
}

export const identityRules = taxCodeRules(
  'GOBL-CY-TAX-IDENTITY',
  'A Cypriot VAT number has eight digits and a check letter, as in 10259033P; check for a mistyped character.',
  valid(isVatNumber),
);
