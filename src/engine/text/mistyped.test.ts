import { expect, it } from 'vitest';
import { isBareIban } from '../pay/iban.ts';
import { luhnValid } from './luhn.ts';
import { likelyNumbers, mistyped } from './mistyped.ts';
import { valuesIn } from './testing.ts';

/** Returns the values of the message, such as the number of characters. */
const said = (text: string, fits: (text: string) => boolean) => valuesIn(mistyped(text, fits)).join(' ');

it('mistyped distinguishes a mistyped character from swapped neighbours', () => {
  const kinds = ['ES9121000418450200051333', 'ES9112000418450200051332', '11111112'].map((text) =>
    mistyped(text, text.startsWith('ES') ? isBareIban : luhnValid),
  );
  expect(new Set(kinds.map(({ template }) => template)).size).toBe(3);
});

it('likelyNumbers offers swapped neighbours and digits for letters alike, and no other number', () => {
  expect(likelyNumbers('ES9112000418450200051332', isBareIban)).toEqual(['ES9121000418450200051332']);
  expect(likelyNumbers('1234S675', (text) => text === '12345675')).toEqual(['12345675']);
  expect(likelyNumbers('ES9121000418450200051333', isBareIban)).toEqual([]);
});

it('mistyped counts the characters if any may be wrong', () => {
  expect(said('11111112', luhnValid)).toBe('8');
});

it('mistyped names a surplus character, and counts the characters if one is missing', () => {
  const eight = (text: string) => text.length === 8 && luhnValid(text);
  expect(said('123456755', eight)).toBe('9 5 (5)');
  expect(said('1234567', eight)).toBe('7');
  expect(mistyped('1234567', eight)).not.toEqual(mistyped('1234567', () => false));
  expect(said('X', eight)).toBe('1');
});

it('mistyped does not search texts that are too long', () => {
  expect(said('1'.repeat(41), () => true)).toBe('41');
});
