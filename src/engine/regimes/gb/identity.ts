/**
 * VAT registration number: nine digits, twelve for a branch, or GD and HA with three digits for departments and health
 * authorities. The last two of the nine are a check modulo 97; newer numbers subtract 55. Source: HM Revenue & Customs,
 * https://www.gov.uk/guidance/vat-eu-country-codes-vat-numbers-and-vat-in-other-languages; the checks:
 * https://www.bmf.gv.at/dam/jcr:9f9f8d5f-5496-4886-aa4f-81a4e39ba83e/BMF_UID_Konstruktionsregeln.pdf
 */

import { matches, present, valid } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { normaliseTaxCode, TaxIdentity } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const FORM = /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * The value of a leading sign in the weighted sum: its byte minus that of `0`, as an unsigned byte (`-` is 45 − 48 =
 * −3, so 253). Only codes before normalising contain signs, which are not digits. This reproduces a defect on purpose:
 * the standard calculates in unsigned bytes, and the result must be the same.
 */
const SIGN_VALUES: ReadonlyMap<string, number> = new Map([
  ['-', 253],
  ['+', 251],
]);

/** Tests that a code is not all zeros. Codes of departments and health authorities may be all zeros. */
function isNotZero(code: string): boolean {
  return /^(GD|HA)/.test(code) || wholeNumber(code) !== 0;
}

/** Tests that a code is in the range of its kind, or that its check digits match the old or the new rule. */
function hasCheckDigits(code: string): boolean {
  if (code.startsWith('GD')) return wholeNumber(code.slice(2)) <= 499;
  if (code.startsWith('HA')) return wholeNumber(code.slice(2)) >= 500;
  if (code.length < 9 || wholeNumber(code) === 0) return false;
  const serial = Number(code.slice(0, 7));
  const given = Number(code.slice(7, 9));
  const old = (97 - (sumOf(code) % 97)) % 97;
  if (given === old) return isOldSerial(serial);
  return given === (old >= 55 ? old - 55 : old + 42) && serial > 1_000_000;
}

/** Returns whether a serial number was issued with the old kind of check digits. */
function isOldSerial(serial: number): boolean {
  return serial < 9_990_001 && (serial < 100_000 || serial > 999_999) && (serial < 9_490_001 || serial > 9_700_000);
}

function sumOf(code: string): number {
  const sign = SIGN_VALUES.get(code.charAt(0));
  return sign === undefined ? weightedSum(code, WEIGHTS) : sign * 8 + weightedSum(`0${code.slice(1)}`, WEIGHTS);
}

/** Returns the integer in a text, with an optional sign; 0 for any other text. */
function wholeNumber(text: string): number {
  return /^[+-]?\d+$/.test(text) ? Number(text) : 0;
}

/**
 * Normalises the code in the usual way, and also removes other leading codes of the United Kingdom and Northern
 * Ireland.
 */
export const normaliseIdentity = (identity: TaxIdentity) =>
  normaliseTaxCode(
    identity,
    ['GB', 'XI', 'XU'].filter((code) => code !== identity.country),
  );

export const identityRules = rules(TaxIdentity, 'GOBL-GB-TAX-IDENTITY', [
  at('code', [
    when(present, [
      check(
        '01',
        'A UK VAT number has nine digits, or twelve for a branch, or is GD or HA with three digits; check for a missing digit.',
        matches(FORM),
      ),
      check('02', 'A UK VAT number cannot be all zeros; enter the real number.', valid(isNotZero, 'not zeros')),
      check(
        '03',
        'The check digits of this UK VAT number are wrong; check for a mistyped digit, as in 980780684. Of public bodies, GD has 000 to 499 and HA 500 to 999.',
        valid(hasCheckDigits, 'checksum'),
      ),
    ]),
  ]),
]);
