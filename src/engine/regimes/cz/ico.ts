/** Identifikační číslo osoby (IČO): eight digits, the last a check digit. Source: Český statistický úřad; zákon č. 111/2009 Sb., § 25. */
import { registerNumber } from '../../org/register-number.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

export function isIco(code: string): boolean {
  if (!/^\d{8}$/.test(code)) return false;
  const rest = (11 - (weightedSum(code, WEIGHTS) % 11)) % 11;
  return (rest === 0 ? 1 : rest % 10) === Number(code[7]);
}

export const ico = registerNumber('GOBL-CZ-ORG-IDENTITY', {
  key: 'cz-ico',
  description:
    'A Czech business number (IČO) has eight digits, the last a check digit, as in 25123891; check for a mistyped digit.',
  isValid: isIco,
});
