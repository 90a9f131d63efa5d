/**
 * Australian business number (ABN): eleven digits, modulus 89. The first two are the check digits. Source: Australian
 * Business Register, Format of the ABN, https://abr.business.gov.au/Help/AbnFormat
 */
import { matches, valid } from '../../rules/conditions.ts';
import { taxFormRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const FORM = /^[0-9]{11}$/;
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Tests that the weighted sum, with 1 subtracted from the first digit, is a multiple of 89. Codes of another form pass.
 */
function hasAbnCheckDigits(code: string): boolean {
  return !FORM.test(code) || (weightedSum(code, WEIGHTS) - 10) % 89 === 0;
}

export const identityRules = taxFormRules(
  'GOBL-AU-TAX-IDENTITY',
  {
    description: 'An Australian business number (ABN) has eleven digits, as in 51824753556; count the digits.',
    test: matches(FORM),
  },
  {
    description:
      'The first two digits of an Australian business number (ABN) are check digits and must match the others, as in 51824753556; check for a mistyped digit.',
    test: valid(hasAbnCheckDigits),
  },
);
