/**
 * Irish VAT number: seven digits, a check letter modulo 23, and in newer numbers A or H behind it; in numbers before
 * 1991 a letter, + or * stands in second place.
 * Source: Revenue Commissioners, in
 * https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/ireland-tin.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

/** Check letters, by the remainder. */
const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

const OLD = /^\d[A-Z+*]\d{5}[A-Z]$/;
const NEW = /^\d{7}[A-W][AH]?$/;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** What a ninth letter adds to the sum: nine times its place in the alphabet. */
const NINTH: ReadonlyMap<string, number> = new Map([
  ['A', 9],
  ['H', 72],
]);

/** True for a number of the old or the new form with the right check letter. */
function isVatNumber(code: string): boolean {
  if (OLD.test(code)) return code[7] === LETTERS[weightedSum(`0${code.slice(2, 7)}${code[0]}`, WEIGHTS) % 23];
  if (!NEW.test(code)) return false;
  return code[7] === LETTERS[(weightedSum(code, WEIGHTS) + (NINTH.get(code.charAt(8)) ?? 0)) % 23];
}

export const identityRules = taxCodeRules(
  'GOBL-IE-TAX-IDENTITY',
  'An Irish VAT number has seven digits, a check letter and in newer numbers A or H behind it, as in 3628739L or 1234567FA; check for a mistyped character.',
  valid(isVatNumber),
);
