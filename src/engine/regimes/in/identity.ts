/**
 * GSTIN: two digits of the state, the PAN, a count of registrations, Z and a check character modulo 36.
 * Source: Central Goods and Services Tax Rules 2017, rule 10, https://cbic-gst.gov.in/gst-acts.html; GST Portal, https://www.gst.gov.in/
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';

const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** True for fifteen characters of the form with the right check character. The state is not looked up. */
function isGstin(code: string): boolean {
  return FORM.test(code) && code.charAt(14) === checkCharacter(code.slice(0, 14));
}

/** Characters count by their place among 0-9 and A-Z, every second one twice; products are summed digit by digit in base 36. */
function checkCharacter(characters: string): string {
  let sum = 0;
  for (const [place, character] of [...characters].entries()) {
    const product = Number.parseInt(character, 36) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** The common form; IN may stand in front twice. */
export const normaliseIdentity = (identity: TaxIdentity) => normaliseTaxCode(identity, ['IN']);

export const identityRules = taxCodeRules(
  'GOBL-IN-TAX-IDENTITY',
  'An Indian GSTIN has fifteen characters (state, PAN, count, Z, check character), as in 27AAPFU0939F1ZV; check for a mistyped one.',
  valid(isGstin),
);
