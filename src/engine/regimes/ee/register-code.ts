/** Registrikood of the commercial register: eight digits, the last a check digit. Source: Äriregister, https://ariregister.rik.ee */
import { registerNumber } from '../../org/register-number.ts';
import { mod11Twice } from '../../text/check-digits.ts';

const FIRST = [1, 2, 3, 4, 5, 6, 7];
const SECOND = [3, 4, 5, 6, 7, 8, 9];

export const registerCode = registerNumber('GOBL-EE-ORG-IDENTITY', {
  type: 'REG',
  description:
    'An Estonian register code has eight digits, the first 1, 7, 8 or 9 and the last a check digit, as in 12345678; check for a mistyped digit.',
  isValid: (code) => /^[1789]\d{7}$/.test(code) && mod11Twice(code, FIRST, SECOND) === Number(code[7]),
});
