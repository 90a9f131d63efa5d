/**
 * Umsatzsteuer-Identifikationsnummer: nine digits, the last a check digit by ISO 7064 MOD 11,10.
 * Source: Bundeszentralamt für Steuern, https://www.bzst.de/DE/Unternehmen/Identifikationsnummern/Umsatzsteuer-Identifikationsnummer/umsatzsteuer-identifikationsnummer_node.html
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { hasMod11And10 } from '../../text/check-digits.ts';

/** Tests for nine digits that do not begin with 0 and have the right check digit. */
function isVatNumber(code: string): boolean {
  return /^[1-9]\d{8}$/.test(code) && hasMod11And10(code);
}

export const identityRules = taxCodeRules(
  'GOBL-DE-TAX-IDENTITY',
  'A German VAT number has nine digits, the first not 0 and the last a check digit, as in 111111125; check for a mistyped digit.',
  valid(isVatNumber),
);
