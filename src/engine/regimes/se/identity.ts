/**
 * Momsregistreringsnummer: the ten digits of the organisation's or person's number, which end in a Luhn check digit,
 * followed by 01. Source: Mervärdesskattelag (2023:200), 17 kap. 24 §; structure in VIES,
 * https://ec.europa.eu/taxation_customs/vies/#/faq
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { luhnValid } from '../../text/luhn.ts';

/** Tests for ten digits with the right check digit, followed by 01. */
function isVatNumber(code: string): boolean {
  return /^\d{10}01$/.test(code) && luhnValid(code.slice(0, 10));
}

export const identityRules = taxCodeRules(
  'GOBL-SE-TAX-IDENTITY',
  "A Swedish VAT number has twelve digits: the organisation's ten, the last a check digit, and 01, as in 202100548901; check for a mistyped digit.",
  valid(isVatNumber),
);
