/**
 * IČ DPH, the Slovak VAT number: ten digits, divisible by 11 as a whole. Zákon 222/2004 Z. z. § 4 defines the form. The
 * tax office publishes no check; other validators of EU VAT numbers agree on this one.
 */
import { matches, valid } from '../../rules/conditions.ts';
import { taxFormRules } from '../../tax/identity.ts';

/** Tests for digits that form a multiple of 11, of any length. */
function isMultipleOf11(code: string): boolean {
  if (!/^\d+$/.test(code)) return false;
  let rest = 0;
  for (const digit of code) rest = (rest * 10 + Number(digit)) % 11;
  return rest === 0;
}

export const identityRules = taxFormRules(
  'GOBL-SK-TAX-IDENTITY',
  {
    description: 'A Slovak VAT number (IČ DPH) has ten digits, the first not 0, as in 2020273893; count the digits.',
    test: matches(/^[1-9]\d{9}$/),
  },
  {
    description: 'A Slovak VAT number (IČ DPH) is a multiple of 11, as in 2020273893; check for a mistyped digit.',
    test: valid(isMultipleOf11, 'checksum'),
  },
);
