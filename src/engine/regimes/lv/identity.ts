/**
 * PVN reģistrācijas numurs: eleven digits, the number of a company in the register, or the personas kods of a person. Sources:
 * structure in VIES, https://ec.europa.eu/taxation_customs/vies/#/faq; Fizisko personu reģistra likums (personas kods)
 */
import { parseDate } from '../../cal/date.ts';
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const COMPANY_WEIGHTS = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1];
const PERSON_WEIGHTS = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9];

const CENTURIES = ['18', '19', '20'];

function isVatNumber(code: string): boolean {
  if (!/^\d{11}$/.test(code)) return false;
  if (code.charAt(0) > '3') return weightedSum(code, COMPANY_WEIGHTS) % 11 === 3;
  const isNumbered = code.startsWith('32') || parseDate(birthdayOf(code)) !== undefined;
  return isNumbered && ((1 + weightedSum(code, PERSON_WEIGHTS)) % 11) % 10 === Number(code[10]);
}

/** Returns the date in a number of a person from before July 2017; later ones begin with 32 and have none. */
function birthdayOf(code: string): string {
  return `${CENTURIES[Number(code[6])]}${code.slice(4, 6)}-${code.slice(2, 4)}-${code.slice(0, 2)}`;
}

export const identityRules = taxCodeRules(
  'GOBL-LV-TAX-IDENTITY',
  'A Latvian VAT number has eleven digits, the last a check digit, as in 40003521600; check for a mistyped digit.',
  valid(isVatNumber),
);
