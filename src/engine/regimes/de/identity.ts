/**
 * Umsatzsteuer-Identifikationsnummer: nine digits, the last a check digit by ISO 7064 MOD 11,10.
 * Source: Bundeszentralamt für Steuern, https://www.bzst.de/DE/Unternehmen/Identifikationsnummern/Umsatzsteuer-Identifikationsnummer/umsatzsteuer-identifikationsnummer_node.html
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';

/** Tests for nine digits that do not begin with 0 and have the right check digit. */
function isVatNumber(code: string): boolean {
  if (!/^[1-9]\d{8}$/.test(code)) return false;
  let product = 10;
  for (const digit of code.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(code[8]);
}

export const identityRules = taxCodeRules(
  'GOBL-DE-TAX-IDENTITY',
  'A German VAT number has nine digits, the first not 0 and the last a check digit, as in 111111125; check for a mistyped digit.',
  valid(isVatNumber),
);
