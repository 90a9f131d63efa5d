/**
 * ДДС №: the ЕИК of a company, nine digits, or ten of a person: ЕГН, ЛНЧ of a foreigner, or an official number. Sources:
 * ЗДДС чл. 94; Закон за търговския регистър; Закон за гражданската регистрация чл. 11 (ЕГН). One of the checks has to fit.
 */
import { parseDate } from '../../cal/date.ts';
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { mod11Twice, weightedSum } from '../../text/check-digits.ts';

const EIK_FIRST = [1, 2, 3, 4, 5, 6, 7, 8];
const EIK_SECOND = [3, 4, 5, 6, 7, 8, 9, 10];
const EGN_WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6];
const LNCH_WEIGHTS = [21, 19, 17, 13, 11, 9, 7, 3, 1];
const OTHER_WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2];

function isEik(code: string): boolean {
  return /^\d{9}$/.test(code) && mod11Twice(code, EIK_FIRST, EIK_SECOND) === Number(code[8]);
}

/** Tests for the number of a person, of a foreigner, or of another kind. */
function isOfPerson(code: string): boolean {
  if (!/^\d{10}$/.test(code)) return false;
  const last = Number(code[9]);
  if ((weightedSum(code, EGN_WEIGHTS) % 11) % 10 === last && parseDate(birthdayOf(code)) !== undefined) return true;
  if (weightedSum(code, LNCH_WEIGHTS) % 10 === last) return true;
  return (11 - (weightedSum(code, OTHER_WEIGHTS) % 11)) % 11 === last;
}

/** Returns the date in an ЕГН: 20 is added to months of the 19th century, 40 to months of the 21st. */
function birthdayOf(code: string): string {
  const month = Number(code.slice(2, 4));
  const [century, added] = month > 40 ? [20, 40] : month > 20 ? [18, 20] : [19, 0];
  return `${century}${code.slice(0, 2)}-${`${month - added}`.padStart(2, '0')}-${code.slice(4, 6)}`;
}

export const identityRules = taxCodeRules(
  'GOBL-BG-TAX-IDENTITY',
  'A Bulgarian VAT number has nine digits for a company, as in 175074752, or ten for a person; the last is a check digit. Check for a mistyped digit.',
  valid((code) => isEik(code) || isOfPerson(code)),
);
