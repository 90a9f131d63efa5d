/**
 * Αριθμός Φορολογικού Μητρώου (ΑΦΜ): nine digits, the last a check digit modulo 11 over powers of two.
 * Source: Ανεξάρτητη Αρχή Δημοσίων Εσόδων, in
 * https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/greece-tin.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [256, 128, 64, 32, 16, 8, 4, 2];

/** Tests for nine digits with the right check digit. */
function isAfm(code: string): boolean {
  return /^\d{9}$/.test(code) && (weightedSum(code, WEIGHTS) % 11) % 10 === Number(code[8]);
}

/**
 * Normalises the code in the usual way and removes leading EL and GR in any order. The country becomes EL, the tax code
 * of Greece (Directive 2006/112/EC, art. 215), even without a code.
 */
export function normaliseIdentity(identity: TaxIdentity): void {
  normaliseTaxCode(identity, identity.country === 'GR' ? ['EL', 'GR'] : ['GR', 'EL']);
  identity.country = 'EL';
}

export const identityRules = taxCodeRules(
  'GOBL-GR-TAX-IDENTITY',
  'A Greek tax number (ΑΦΜ) has nine digits, the last a check digit, as in 064677095; check for a mistyped digit.',
  valid(isAfm),
);
