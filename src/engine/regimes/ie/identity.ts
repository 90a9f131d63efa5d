/**
 * Irish VAT number: seven digits, a check letter modulo 23, and in some numbers a ninth character: A to I since 2013, W
 * in numbers of married women that are still in use. Numbers from before 1991 have a letter, + or * in second place.
 * Sources: Revenue Commissioners, in
 * https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/ireland-tin.pdf; European Commission, TIN
 * Algorithms (FS-TIN Algorithms-Public), section Ireland; forms of VAT numbers in VIES,
 * https://ec.europa.eu/taxation_customs/vies/#/faq
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

/** Check letters, by the remainder. */
const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

const OLD = /^\d[A-Z+*]\d{5}[A-Z]$/;
const NEW = /^\d{7}[A-W][A-IW]?$/;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * Returns the contribution of a ninth letter to the sum: nine times its position among the letters, which is 0 for W.
 */
const ninth = (letter: string) => 9 * Math.max(0, LETTERS.indexOf(letter));

/** Tests for a number of the old or the new form with the right check letter. */
function isVatNumber(code: string): boolean {
  if (OLD.test(code)) return code[7] === LETTERS[weightedSum(`0${code.slice(2, 7)}${code[0]}`, WEIGHTS) % 23];
  if (!NEW.test(code)) return false;
  return code[7] === LETTERS[(weightedSum(code, WEIGHTS) + ninth(code.charAt(8))) % 23];
}

export const identityRules = taxCodeRules(
  'GOBL-IE-TAX-IDENTITY',
  'An Irish VAT number has seven digits, a check letter and in some numbers a further letter from A to I or W, as in 3628739L, 1234567FA or 1234567TW; check for a mistyped character.',
  valid(isVatNumber),
);
