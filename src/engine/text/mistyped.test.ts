import { expect, it } from 'vitest';
import { isBareIban } from '../pay/iban.ts';
import { luhnValid } from './luhn.ts';
import { words } from './message.ts';
import { mistyped } from './mistyped.ts';

const said = (text: string, fits: (text: string) => boolean) => words(mistyped(text, fits));

it('names the characters that may be wrong, never what would be right', () => {
  expect(said('ES9121000418450200051333', isBareIban)).toMatchInlineSnapshot(
    `"One character may be mistyped: the E at place 1, the S at place 2, the 5 at place 14, the 3 at place 24."`,
  );
  expect(said('1234S675', (text) => text === '12345675')).toBe('One character may be mistyped: the S at place 5.');
  expect(said('FR1420041010050500O13M02606', isBareIban)).toContain('the O at place 19');
});

it('names neighbours that may be exchanged', () => {
  expect(said('ES9112000418450200051332', isBareIban)).toMatchInlineSnapshot(
    `"One character may be mistyped: the 4 at place 13; or two neighbours exchanged: the 12 at places 5 and 6."`,
  );
  expect(said('12346575', luhnValid)).toMatchInlineSnapshot(
    `"Two neighbours may be exchanged: the 57 at places 6 and 7, the 75 at places 7 and 8; or another character is mistyped."`,
  );
});

it('counts where every character may be wrong', () => {
  expect(said('11111112', luhnValid)).toMatchInlineSnapshot(`"It has the 8 characters of one: check each of them."`);
});

it('says that there are too many or too few', () => {
  const eight = (text: string) => text.length === 8 && luhnValid(text);
  expect(said('123456755', eight)).toMatchInlineSnapshot(
    `"It has 9 characters, probably one too many: the 5 at place 5."`,
  );
  expect(said('1234567', eight)).toMatchInlineSnapshot(`"It has 7 characters, probably one too few."`);
  expect(said('X', eight)).toBe('It has 1 character.');
});

it('does not search texts that are too long', () => {
  expect(said('1'.repeat(41), () => true)).toBe('It has 41 characters.');
});
