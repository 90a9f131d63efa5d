/**
 * Unternehmens-Identifikationsnummer (UID): CHE, where E remains after the country, and nine digits, the last a check
 * digit modulo
 * 11. The name of the tax in a national language often follows. Source: Bundesamt für Statistik,
 * https://www.bfs.admin.ch/bfs/de/home/register/unternehmensregister/unternehmens-identifikationsnummer.html
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/** Tests for E and nine digits with the right check digit. Numbers with the check digit 10 are not issued. */
function isUid(code: string): boolean {
  if (!/^E\d{9}$/.test(code)) return false;
  return (11 - (weightedSum(code.slice(1), WEIGHTS) % 11)) % 11 === Number(code[9]);
}

/** Normalises the code in the usual way and removes the name of the tax at the end. */
export function normaliseIdentity(identity: TaxIdentity): void {
  normaliseTaxCode(identity);
  identity.code = identity.code?.replace(/(MWST|TVA|IVA)$/, '') || undefined;
}

export const identityRules = taxCodeRules(
  'GOBL-CH-TAX-IDENTITY',
  'A Swiss VAT number is the letter E and nine digits, the last a check digit, as in E109322551 for CHE-109.322.551; check for a missing E or a mistyped digit.',
  valid(isUid),
);
