/**
 * Partita IVA: seven digits of the taxpayer, three of the office, and a Luhn check digit.
 * Source: Agenzia delle Entrate, DM 23 dicembre 1976, in
 * https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/italy-tin.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { luhnValid } from '../../text/luhn.ts';

/** Tests for eleven digits with the right check digit. */
function isPartitaIva(code: string): boolean {
  return code.length === 11 && luhnValid(code);
}

export const identityRules = taxCodeRules(
  'GOBL-IT-TAX-IDENTITY',
  `An Italian VAT number (partita IVA) has eleven digits, the last a check digit, as in 12345678903; check for a mistyped digit. A person's codice fiscale is another number: add { "key": "it-fiscal-code", "code": … } to identities.`,
  valid(isPartitaIva),
);
