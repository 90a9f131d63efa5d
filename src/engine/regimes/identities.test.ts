/** How the tax codes of all countries meet a slip of the pen: what is close to a valid code is not valid. */
import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, loadAll } from './testing.ts';

beforeAll(loadAll);

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes that differ from one in one place, by a character of the same kind. */
function withOneChanged(code: string): string[] {
  return [...code].flatMap((character, place) =>
    (DIGITS.includes(character) ? DIGITS : LETTERS).flatMap((other) =>
      other === character ? [] : code.slice(0, place) + other + code.slice(place + 1),
    ),
  );
}

/** The codes that lack a character, or have one or more too many at either end. */
function ofAnotherLength(code: string): string[] {
  const shorter = [...code].map((_, place) => code.slice(0, place) + code.slice(place + 1));
  const longer = [...DIGITS, 'A'].flatMap((each) => [each + code, code + each]);
  return [...new Set([...shorter, ...longer, code + code])];
}

/** The codes in which one character has become one of the other kind: a letter in place of a digit, and a digit of a letter. */
function ofAnotherKind(code: string): string[] {
  return [...code].map(
    (character, place) => code.slice(0, place) + (DIGITS.includes(character) ? 'O' : '0') + code.slice(place + 1),
  );
}

/** The letter at a place exchanged for each other one of the list. */
function withLetters(code: string, place: number, letters: readonly string[]): string[] {
  return letters.flatMap((each) => (each === code[place] ? [] : code.slice(0, place) + each + code.slice(place + 1)));
}

/**
 * Valid codes, of each way in which the check of a country goes. Where others are valid beside them, the country's own rule is why. Codes are
 * chosen whose check digit stands for one remainder alone; what else it may stand for is tested by country.
 */
const CODES: readonly (readonly [country: string, code: string, alsoValid?: readonly string[]])[] = [
  ['AR', '30500010912'],
  ['AR', '20172543597'],
  ['AT', 'U10223006'],
  ['AT', 'U38516405'],
  ['BE', '1400521335'],
  // The 0 in front may be missing.
  ['BE', '0308357159', ['308357159']],
  // Or stand there.
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
  // The kind has no part in the check.
  ['ES', 'B98602642', withLetters('B98602642', 0, [...'ACDEFGHJNPQRSUVW'])],
  ['ES', 'K0867756N', ['L0867756N', 'M0867756N', 'X0867756N', '00867756N']],
  ['FI', '02454583'],
  ['FI', '01120389'],
  // With a letter in front nothing is checked.
  ['FR', '83404833048', ['O3404833048', '8O404833048']],
  ['GB', '844281425'],
  ['GB', '000472631'],
  ['GB', '340804329'],
  ['GB', '100000132'],
  ['IE', '3628739L'],
  ['IE', '6433435OA'],
  ['IE', '3336483DH'],
  // The letter in second place is not weighed.
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

describe('next to the tax code', () => {
  test.each(CODES.map(([country, code, also = []]) => ({ country, code, also })))(
    'of $country, $code, none is valid that its rule does not name',
    ({ country, code, also }) => {
      const close = new Set([...withOneChanged(code), ...ofAnotherLength(code), ...ofAnotherKind(code)]);
      expect(accepts(country, code)).toBe(true);
      expect([...close].filter((each) => accepts(country, each))).toEqual(also);
    },
  );
});
