/**
 * Unternehmens-Identifikationsnummer (UID): CHE, which leaves E behind the country, and nine digits, the last a check
 * digit modulo 11. Behind it the tax is often named in one of the languages of the country.
 * Source: Bundesamt für Statistik, https://www.bfs.admin.ch/bfs/de/home/register/unternehmensregister/unternehmens-identifikationsnummer.html
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/** True for E and nine digits with the right check digit; numbers whose check digit would be 10 are not given out. */
function isUid(code: string): boolean {
  if (!/^E\d{9}$/.test(code)) return false;
  return (11 - (weightedSum(code.slice(1), WEIGHTS) % 11)) % 11 === Number(code[9]);
}

/** The common form, without the name of the tax at the end. */
export function normaliseIdentity(identity: TaxIdentity): void {
  normaliseTaxCode(identity);
  identity.code = identity.code?.replace(/(MWST|TVA|IVA)$/, '') || undefined;
}

export const identityRules = taxCodeRules(
  'GOBL-CH-TAX-IDENTITY',
  'A Swiss VAT number is the letter E and nine digits, the last a check digit, as in E109322551 for CHE-109.322.551; check for a missing E or a mistyped digit.',
  valid(isUid),
);
