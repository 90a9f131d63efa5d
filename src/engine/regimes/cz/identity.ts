/**
 * Daňové identifikační číslo (DIČ): the IČO of a company; of a person the rodné číslo (birth number), or a number of the tax
 * office that begins with 6. Sources: daňový řád (zákon č. 280/2009 Sb.) § 130; zákon č. 133/2000 Sb. § 13 (rodné číslo).
 */
import { parseDate } from '../../cal/date.ts';
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';
import { isIco } from './ico.ts';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

function isDic(code: string): boolean {
  if (!/^\d{8,10}$/.test(code)) return false;
  if (code.length === 8) return !code.startsWith('9') && isIco(code);
  if (code.length === 9) return code.startsWith('6') ? isOfTaxOffice(code) : isBirthday(code);
  return isBirthday(code) && (Number(code.slice(0, 9)) % 11) % 10 === Number(code[9]);
}

function isOfTaxOffice(code: string): boolean {
  const rest = (21 - (weightedSum(code.slice(1), WEIGHTS) % 11)) % 11;
  return (18 - rest) % 10 === Number(code[8]);
}

/**
 * Tests the date in a birth number: nine digits from before 1954, ten since. 50 is added to the months of women, and 20 to
 * months of a full series since 2004.
 */
function isBirthday(code: string): boolean {
  const short = Number(code.slice(0, 2));
  const year = code.length === 10 ? (short < 54 ? 2000 : 1900) + short : (short < 80 ? 1900 : 1800) + short;
  if (code.length === 9 && year > 1953) return false;
  const written = Number(code.slice(2, 4)) % 50;
  const month = written > 20 && year >= 2004 ? written - 20 : written;
  return parseDate(`${year}-${`${month}`.padStart(2, '0')}-${code.slice(4, 6)}`) !== undefined;
}

export const identityRules = taxCodeRules(
  'GOBL-CZ-TAX-IDENTITY',
  'A Czech tax number (DIČ) has eight digits for a company, as in 25123891, or nine or ten for a person, with a date of birth or a check digit; check for a mistyped digit.',
  valid(isDic),
);
