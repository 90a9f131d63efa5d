/**
 * Numéro de TVA intracommunautaire: two characters (digits by the old rule, digit and letter by the new one) and the
 * nine digits of the SIREN. Source: Direction générale des Finances publiques, CGI annexe II art. 242 nonies A; the
 * check of the digits:
 * https://www.bmf.gv.at/dam/jcr:9f9f8d5f-5496-4886-aa4f-81a4e39ba83e/BMF_UID_Konstruktionsregeln.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';
import { luhnValid } from '../../text/luhn.ts';

const FORM = /^[A-Z\d]{2}\d{9}$/;

/** La Poste, whose establishments have various leading digits. */
const LA_POSTE = '356000000';

/** Tests for a number of the right form. If it has check digits, they must match the SIREN. */
function isVatNumber(code: string): boolean {
  if (!FORM.test(code)) return false;
  const front = code.slice(0, 2);
  const siren = code.slice(2);
  return /[A-Z]/.test(front) || siren === LA_POSTE || front === checkDigits(siren);
}

/** Returns the two digits before a SIREN in its VAT number. */
function checkDigits(siren: string): string {
  return `${(100 * Number(siren) + 12) % 97}`.padStart(2, '0');
}

/**
 * Normalises the code in the usual way and adds the check digits to a SIREN. If nothing is left of a code, it counts as
 * the SIREN 0 without digits (chapter 04 §3.13).
 */
export function normaliseIdentity(identity: TaxIdentity): void {
  if (!identity.code) return;
  normaliseTaxCode(identity);
  const code = identity.code ?? '';
  if (code === '' || (code.length === 9 && luhnValid(code))) identity.code = checkDigits(code) + code;
}

export const identityRules = taxCodeRules(
  'GOBL-FR-TAX-IDENTITY',
  'A French VAT number is two check characters and the nine digits of the SIREN, as in 83404833048; check for a mistyped digit.',
  valid(isVatNumber),
);
