/**
 * Unique entity number, as an identity of the type UEN.
 * Source: ACRA, https://www.uen.gov.sg/ueninternet/faces/pages/admin/aboutUEN.jspx
 */
import { normaliser } from '../../normalise/normaliser.ts';
import { codeOfType, Identity } from '../../org/identity.ts';
import { valid } from '../../rules/conditions.ts';
import { rules } from '../../rules/declare.ts';
import { weightedSum } from '../../text/check-digits.ts';
import { upperSimple } from '../../text/clean.ts';

export const UEN = 'UEN';

interface Form {
  readonly form: RegExp;
  readonly weights: readonly number[];
  /** The check letters by the remainder of the weighted sum. */
  readonly letters: string;
}

const COMPANY: Form = {
  form: /^(19|20)\d{7}[A-Z]$/, // the year, a number, a letter
  weights: [10, 8, 6, 4, 9, 7, 5, 3, 1],
  letters: 'ZKCMDNERGWH',
};
const BUSINESS: Form = { form: /^\d{8}[A-Z]$/, weights: [10, 4, 9, 3, 8, 2, 7, 1], letters: 'XMKECAWLJDB' };

/** Century and year, kind, a number, a letter. No kind has I, O, Y or Z. */
const OTHER = /^[TS]\d{2}[A-HJ-NP-X]{2}\d{4}[A-Z]$/;
const OTHER_WEIGHTS = [4, 3, 5, 3, 10, 2, 2, 5, 7];
/** The value of a character is its position here. */
const OTHER_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

function hasLetter(code: string, { form, weights, letters }: Form): boolean {
  return form.test(code) && letters[weightedSum(code, weights) % 11] === code.at(-1);
}

function isOther(code: string): boolean {
  if (!OTHER.test(code)) return false;
  const sum = weightedSum(code, OTHER_WEIGHTS, (character) => OTHER_CHARACTERS.indexOf(character));
  return OTHER_CHARACTERS[(sum + 6) % 11] === code.at(-1);
}

/** Tests for one of the three forms of a UEN with the right check letter. */
export function isUen(code: string): boolean {
  return hasLetter(code, COMPANY) || hasLetter(code, BUSINESS) || isOther(code);
}

/** Converts to upper case, keeps only `A-Z 0-9 Ñ &`, and removes a leading SG. */
export const entityNumberNormaliser = normaliser(Identity, (identity) => {
  if (identity.type !== UEN || !identity.code) return;
  const bare = upperSimple(identity.code).replace(/[^A-Z0-9Ñ&]/g, '');
  identity.code = bare.replace(/^SG/, '') || undefined;
});

export const entityNumberRules = rules(Identity, 'GOBL-SG-ORG-IDENTITY', [
  codeOfType(
    UEN,
    '01',
    'A UEN ends with a check letter, as in 199912345R (company), 53499999M (business) or T12LL1234C (others); check for a mistyped character.',
    valid(isUen, 'valid UEN'),
  ),
]);
