/** The number in the Registre de commerce et des sociétés: a letter of the kind and up to six digits. Source: https://www.lbr.lu */
import { registerNumber } from '../../org/register-number.ts';
import { codeAlnum } from '../../text/clean.ts';

export const rcs = registerNumber('GOBL-LU-ORG-IDENTITY', {
  type: 'RCS',
  description: 'A Luxembourg RCS number has a letter and up to six digits, as in B123456.',
  isValid: (code) => /^[A-Z]\d{1,6}$/.test(code),
  clean: codeAlnum,
});
