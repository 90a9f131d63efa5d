/**
 * Cod de identificare fiscală: the CUI of a business, two to ten digits, or the CNP of a person, thirteen. Sources: Codul de
 * procedură fiscală, art. 82; Legea 105/1996 privind evidența populației, anexa (CNP).
 */
import { parseDate } from '../../cal/date.ts';
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const CUI_WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];
const CNP_WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];

/** Sex and century, date of birth, county, serial number, check digit. */
const CNP = /^([1-9])(\d\d)(\d\d)(\d\d)(0[1-9]|[1-3]\d|4[0-8]|5[12]|70|8[0-3])\d{4}$/;

const CENTURIES: Readonly<Record<string, string>> = { 3: '18', 4: '18', 5: '20', 6: '20' };

function isCui(code: string): boolean {
  if (!/^[1-9]\d{1,9}$/.test(code)) return false;
  const digits = code.slice(0, -1).padStart(9, '0');
  return ((10 * weightedSum(digits, CUI_WEIGHTS)) % 11) % 10 === Number(code.slice(-1));
}

function isCnp(code: string): boolean {
  const [, first = '', year, month, day] = CNP.exec(code) ?? [];
  if (parseDate(`${CENTURIES[first] ?? '19'}${year}-${month}-${day}`) === undefined) return false;
  const rest = weightedSum(code, CNP_WEIGHTS) % 11;
  return (rest === 10 ? 1 : rest) === Number(code[12]);
}

export const identityRules = taxCodeRules(
  'GOBL-RO-TAX-IDENTITY',
  'A Romanian tax number has two to ten digits, as in 18547290, or thirteen for a person; the first is not 0 and the last is a check digit. Check for a mistyped digit.',
  valid((code) => isCui(code) || isCnp(code)),
);
