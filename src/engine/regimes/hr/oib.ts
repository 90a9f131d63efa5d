/** Osobni identifikacijski broj: eleven digits, the last a check digit. Source: Zakon o osobnom identifikacijskom broju, NN 60/08, čl. 3. */
import { registerNumber } from '../../org/register-number.ts';
import { hasMod11And10 } from '../../text/check-digits.ts';

export function isOib(code: string): boolean {
  return /^\d{11}$/.test(code) && hasMod11And10(code);
}

export const oib = registerNumber('GOBL-HR-ORG-IDENTITY', {
  type: 'OIB',
  description:
    'A Croatian OIB has eleven digits, the last a check digit, as in 12345678903; check for a mistyped digit.',
  isValid: isOib,
});
