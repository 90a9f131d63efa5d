/**
 * Singapore's GST registration number: the entity's UEN, or a number given by the tax office, of M, a letter or digit,
 * seven digits and a letter. The check letters of both are not published.
 * Source: IRAS, https://www.iras.gov.sg/taxes/goods-services-tax-(gst)
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { isUen } from './entity-number.ts';

/** True for the form of a UEN or of a number given by the tax office. */
function isGstNumber(code: string): boolean {
  return isUen(code) || /^M[A-Z0-9]\d{7}[A-Z]$/.test(code);
}

export const identityRules = taxCodeRules(
  'GOBL-SG-TAX-IDENTITY',
  "A Singaporean GST number is the entity's UEN, as in 201888888A, 53499999V or T18LL7777F, or M with a letter or digit, seven digits and a letter, as in M91234567X.",
  valid(isGstNumber),
);
