/**
 * GSTIN: two digits for the state, the PAN, a count of registrations, Z and a check character modulo 36. Other kinds of
 * registrations differ in the middle: deductors (D) and collectors (C) of tax at source, non-residents (NR), online
 * services from abroad (OS), UN bodies and embassies (UN), other notified persons (ON). Sources: Central Goods and
 * Services Tax Rules 2017, rules 10, 12 to 14 and 17, https://cbic-gst.gov.in/gst-acts.html; GSTN, Information on GSTIN
 * Format (October 2017); GST Portal, https://www.gst.gov.in/
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';

const FORMS = [
  /** The usual form, with a PAN. */
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][ZC][0-9A-Z]$/,
  /** Deductors: a PAN or a TAN, whose fifth character is a digit. */
  /^[0-9]{2}[A-Z]{4}[0-9A-Z][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /** The year in two digits, a country or UNO, and a serial number. */
  /^[0-9]{4}[A-Z]{3}[0-9]{5}(UN|ON|NR|OS)[0-9A-Z]$/,
];

/** Tests for fifteen characters of one of the forms with the right check character. The state is not checked. */
function isGstin(code: string): boolean {
  return FORMS.some((form) => form.test(code)) && code.charAt(14) === checkCharacter(code.slice(0, 14));
}

/**
 * Returns the check character. The value of a character is its position among 0-9 and A-Z, doubled for every second
 * one; products are reduced to their digit sum in base 36.
 */
function checkCharacter(characters: string): string {
  let sum = 0;
  for (const [place, character] of [...characters].entries()) {
    const product = Number.parseInt(character, 36) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** Normalises the code in the usual way and removes up to two leading IN. */
export const normaliseIdentity = (identity: TaxIdentity) => normaliseTaxCode(identity, ['IN']);

export const identityRules = taxCodeRules(
  'GOBL-IN-TAX-IDENTITY',
  'An Indian GSTIN or UIN has fifteen characters, the last a check character, as in 27AAPFU0939F1ZV (state, PAN, count, Z) or 0717UNO00157UNO (state, year, UNO, number, UN); check for a mistyped character.',
  valid(isGstin),
);
