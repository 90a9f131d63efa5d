/**
 * Codice fiscale, as an identity with the key `it-fiscal-code`: sixteen characters for persons, derived from name,
 * birth and municipality; otherwise eleven digits. Sources: DM 23 dicembre 1976; Agenzia delle Entrate,
 * https://www.agenziaentrate.gov.it/portale/web/guest/schede/istanze/richiesta-ts_cf/informazioni-codificazione-pf
 */
import { normaliser } from '../../normalise/normaliser.ts';
import { Identity } from '../../org/identity.ts';
import { keyIn, present, valid } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { byteLength } from '../../text/bytes.ts';
import { upperSimple } from '../../text/clean.ts';

export const FISCAL_CODE = 'it-fiscal-code';

/** The length of a company's code in bytes. */
const COMPANY_LENGTH = 11;
const PERSON_LENGTH = 16;

/** The bytes of `0` and `A`. */
const ZERO = 0x30;
const LETTER_A = 0x41;

/**
 * Surname and given name; year, month and day (from 41 for women); municipality; check letter. Letters from L replace
 * digits to distinguish people with the same code.
 */
const PERSON = new RegExp(
  [
    '^(?:[A-Z][AEIOU][AEIOUX]|[AEIOU]X{2}|[B-DF-HJ-NP-TV-Z]{2}[A-Z]){2}',
    '(?:[\\dLMNP-V]{2}(?:[A-EHLMPR-T](?:[04LQ][1-9MNP-V]|[15MR][\\dLMNP-V]|[26NS][0-8LMNP-U])|[DHPS][37PT][0L]|[ACELMRT][37PT][01LM]|[AC-EHLMPR-T][26NS][9V])|(?:[02468LNQSU][048LQU]|[13579MPRTV][26NS])B[26NS][9V])',
    '(?:[A-MZ][1-9MNP-V][\\dLMNP-V]{2}|[A-M][0L](?:[1-9MNP-V][\\dLMNP-V]|[0L][1-9MNP-V]))',
    '[A-Z]$',
  ].join(''),
);

/** The values of the characters 0 to 9, and of the letters A to J, in odd positions. */
const ODD_DIGITS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** The values of the letters K to Z in odd positions. */
const ODD_LETTERS = [2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Tests for eleven digits or the form of a person's code. */
function formValid(code: string): boolean {
  return byteLength(code) === COMPANY_LENGTH ? /^\d+$/.test(code) : PERSON.test(code);
}

/** Tests the last character against the others, byte by byte, so that codes of a wrong form get a result too. */
export function checkCharacterValid(code: string): boolean {
  const bytes = [...new TextEncoder().encode(code)];
  const last = bytes.pop();
  if (bytes.length === COMPANY_LENGTH - 1) return last === ZERO + companyCheckDigit(bytes);
  const letter = personCheckLetter(bytes);
  return bytes.length === PERSON_LENGTH - 1 && letter >= 0 && last === LETTER_A + letter;
}

/**
 * Returns the Luhn digit of ten bytes, each counted from that of `0`. For bytes that are not digits, the value is taken
 * modulo 256, which has no meaning. This reproduces a defect on purpose: the standard calculates in unsigned bytes, and the faults must be
 * the same. A code of a wrong form may also get the fault for the check digit.
 */
function companyCheckDigit(bytes: readonly number[]): number {
  const sum = bytes.reduce((total, byte, place) => {
    const value = ((byte - ZERO + 256) % 256) * (place % 2 === 0 ? 1 : 2);
    return total + (place % 2 === 1 && value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Returns the position in the alphabet, from 0, of a person's check letter; below 0 if hardly any character counts. */
function personCheckLetter(bytes: readonly number[]): number {
  return bytes.reduce((sum, byte, place) => sum + (place % 2 === 0 ? oddValue(byte) : plainValue(byte)), 0) % 26;
}

/** Returns digits as themselves, A to Z as 0 to 25, anything else as -1. */
function plainValue(byte: number): number {
  if (byte >= ZERO && byte < ZERO + 10) return byte - ZERO;
  return byte >= LETTER_A && byte < LETTER_A + 26 ? byte - LETTER_A : -1;
}

function oddValue(byte: number): number {
  const plain = plainValue(byte);
  return (plain < 10 ? ODD_DIGITS[plain] : ODD_LETTERS[plain - 10]) ?? -1;
}

/** Converts to upper case, keeps only `A-Z 0-9 Ñ &`, and removes a leading IT. */
export const fiscalCodeNormaliser = normaliser(Identity, (identity) => {
  if (identity.key !== FISCAL_CODE || !identity.code) return;
  const bare = upperSimple(identity.code).replace(/[^A-Z0-9Ñ&]/g, '');
  identity.code = bare.replace(/^IT/, '') || undefined;
});

export const fiscalCodeRules = rules(Identity, 'GOBL-IT-ORG-IDENTITY', [
  when(keyIn(FISCAL_CODE), [
    at('code', [
      check('01', 'A codice fiscale needs its sixteen characters, or eleven digits, in code.', present),
      when(present, [
        check(
          '02',
          'A codice fiscale has sixteen characters derived from name, birth date and municipality, as in RSSMRA74D22A001Q, or eleven digits; check for a mistyped character.',
          valid(formValid, 'valid format'),
        ),
      ]),
      when(present, [
        check(
          '03',
          'The last character of this codice fiscale does not match the others; check for a mistyped or swapped character.',
          valid(checkCharacterValid, 'valid checksum'),
        ),
      ]),
    ]),
  ]),
]);
