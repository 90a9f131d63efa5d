/**
 * PVM mokėtojo kodas: nine digits of a legal person or twelve of others, with a 1 before the last, which is a check digit.
 * Source: structure in VIES, https://ec.europa.eu/taxation_customs/vies/#/faq; Valstybinė mokesčių inspekcija
 */
import { matches, valid } from '../../rules/conditions.ts';
import { taxFormRules } from '../../tax/identity.ts';
import { mod11Twice } from '../../text/check-digits.ts';

const FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2];
const SECOND = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4];

function hasCheckDigit(code: string): boolean {
  return /^(?:\d{9}|\d{12})$/.test(code) && mod11Twice(code.slice(0, -1), FIRST, SECOND) === Number(code.slice(-1));
}

export const identityRules = taxFormRules(
  'GOBL-LT-TAX-IDENTITY',
  {
    description:
      'A Lithuanian VAT number has nine or twelve digits, with a 1 before the last, as in 119511515; count the digits.',
    test: matches(/^(?:\d{7}1\d|\d{10}1\d)$/),
  },
  {
    description:
      'The last digit of a Lithuanian VAT number is a check digit, as in 119511515; check for a mistyped digit.',
    test: valid(hasCheckDigit, 'checksum'),
  },
);
