/** Checks for all countries that a tax code with a typing error is not valid. */
import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, loadAll } from './testing.ts';

beforeAll(loadAll);

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the codes with one character replaced by another of the same kind. */
function withOneChanged(code: string): string[] {
  return [...code].flatMap((character, place) =>
    (DIGITS.includes(character) ? DIGITS : LETTERS).flatMap((other) =>
      other === character ? [] : code.slice(0, place) + other + code.slice(place + 1),
    ),
  );
}

/** Returns the codes with a character missing or with extra characters at either end. */
function ofAnotherLength(code: string): string[] {
  const shorter = [...code].map((_, place) => code.slice(0, place) + code.slice(place + 1));
  const longer = [...DIGITS, 'A'].flatMap((each) => [each + code, code + each]);
  return [...new Set([...shorter, ...longer, code + code])];
}

/**
 * Returns the codes with one character replaced by one of the other kind: a digit by a letter, or a letter by a digit.
 */
function ofAnotherKind(code: string): string[] {
  return [...code].map(
    (character, place) => code.slice(0, place) + (DIGITS.includes(character) ? 'O' : '0') + code.slice(place + 1),
  );
}

/** Returns the code with the letter at a position replaced by each other letter of the list. */
function withLetters(code: string, place: number, letters: readonly string[]): string[] {
  return letters.flatMap((each) => (each === code[place] ? [] : code.slice(0, place) + each + code.slice(place + 1)));
}

/**
 * Valid codes for each kind of check in a country. Similar codes that are also valid, by the country's rule, are listed
 * with them. The chosen codes have check digits that stand for a single remainder; the tests of each country cover the
 * rest.
 */
const CODES: readonly (readonly [country: string, code: string, alsoValid?: readonly string[]])[] = [
  ['AR', '30500010912'],
  ['AR', '20172543597'],
  ['AT', 'U10223006'],
  ['AT', 'U38516405'],
  ['BE', '1400521335'],
  // The leading 0 is optional.
  ['BE', '0308357159', ['308357159']],
  // The leading 0 is optional.
  ['BE', '897222383', ['0897222383']],
  ['BR', '05104582000170'],
  ['BR', '00000000000191'],
  ['BR', '11144477735'],
  ['CH', 'E109322551'],
  ['CH', 'E116281271'],
  ['CO', '9014586527'],
  ['DE', '136695976'],
  ['DE', '111111125'],
  ['DE', '282741168'],
  ['DK', '13748136'],
  ['EL', '064677095'],
  ['ES', '54387763P'],
  // X counts as 0.
  ['ES', 'X5102754C', ['K5102754C', 'L5102754C', 'M5102754C', '05102754C']],
  ['ES', 'Y5102754B'],
  ['ES', 'Z5102754W'],
  // The kind is not part of the check.
  ['ES', 'B98602642', withLetters('B98602642', 0, [...'ACDEFGHJNPQRSUVW'])],
  ['ES', 'K0867756N', ['L0867756N', 'M0867756N', 'X0867756N', '00867756N']],
  ['FI', '02454583'],
  ['FI', '01120389'],
  // Codes with a leading letter are not checked.
  ['FR', '83404833048', ['O3404833048', '8O404833048']],
  ['GB', '844281425'],
  ['GB', '000472631'],
  ['GB', '340804329'],
  ['GB', '100000132'],
  ['IE', '3628739L'],
  ['IE', '6433435OA'],
  ['IE', '3336483DH'],
  // The second letter has no weight.
  ['IE', '8Z49289F', withLetters('8Z49289F', 1, LETTERS)],
  ['IN', '27AAPFU0939F1ZV'],
  ['IT', '12345678903'],
  ['NO', '123456785MVA'],
  ['PL', '1234563218'],
  ['PT', '501964843'],
  ['PT', '123456789'],
  ['PT', '451234561'],
  ['SE', '202100548901'],
  ['SE', '556036079301'],
];

describe('similar tax numbers', () => {
  test.each(CODES.map(([country, code, also = []]) => ({ country, code, also })))(
    "next to $code in $country are invalid unless the country's rule allows them",
    ({ country, code, also }) => {
      const close = new Set([...withOneChanged(code), ...ofAnotherLength(code), ...ofAnotherKind(code)]);
      expect(accepts(country, code)).toBe(true);
      expect([...close].filter((each) => accepts(country, each))).toEqual(also);
    },
  );
});
