/**
 * IRD number of New Zealand, which is also the GST number: eight or nine digits, the last a check digit modulo 11 by
 * one of two sets of weights. Source: Inland Revenue, Resident withholding tax and non-resident withholding tax
 * specification document, IRD number validation
 */
import { matches, valid } from '../../rules/conditions.ts';
import { taxFormRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const FORM = /^[0-9]{8,9}$/;
const LOWEST = 10_000_000;
const HIGHEST = 200_000_000;
const FIRST_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [7, 4, 3, 2, 5, 2, 7, 6];

/** Returns the check digit for a set of weights; 10 if no digit fits. */
function checkDigit(digits: string, weights: readonly number[]): number {
  return (11 - (weightedSum(digits, weights) % 11)) % 11;
}

/** Tests for a number in the issued range with the right check digit. */
function isIrdNumber(code: string): boolean {
  if (!FORM.test(code) || Number(code) < LOWEST || Number(code) > HIGHEST) return false;
  const digits = code.padStart(9, '0');
  const first = checkDigit(digits, FIRST_WEIGHTS);
  return (first < 10 ? first : checkDigit(digits, SECOND_WEIGHTS)) === Number(digits[8]);
}

export const identityRules = taxFormRules(
  'GOBL-NZ-TAX-IDENTITY',
  {
    description: 'A New Zealand GST number (IRD number) has eight or nine digits, as in 49091850; count the digits.',
    test: matches(FORM),
  },
  {
    description:
      'The last digit of a New Zealand GST number (IRD number) is its check digit, as in 49091850; check for a mistyped digit.',
    test: valid(isIrdNumber),
  },
);
