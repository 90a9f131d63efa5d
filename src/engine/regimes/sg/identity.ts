/**
 * Singapore's GST registration number: the entity's UEN, or a number assigned by the tax office, of M, a letter or
 * digit, seven digits and a letter or digit. The calculation of the last character is not published. Source: IRAS,
 * https://www.iras.gov.sg/taxes/goods-services-tax-(gst)
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { isUen } from './entity-number.ts';

/** Tests for a UEN or the form of a number assigned by the tax office. */
function isGstNumber(code: string): boolean {
  return isUen(code) || /^M[A-Z0-9]\d{7}[A-Z0-9]$/.test(code);
}

export const identityRules = taxCodeRules(
  'GOBL-SG-TAX-IDENTITY',
  "A Singaporean GST number is the entity's UEN, as in 199912345R, 53499999M or T12LL1234C, or M with a letter or digit, seven digits and a letter or digit, as in M91234567X; check for a mistyped character.",
  valid(isGstNumber),
);
