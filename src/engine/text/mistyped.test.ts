import { expect, it } from 'vitest';
import { isBareIban } from '../pay/iban.ts';
import { luhnValid } from './luhn.ts';
import { mistyped } from './mistyped.ts';
import { valuesIn } from './testing.ts';

/** Returns the reported characters with their positions, or their number. */
const said = (text: string, fits: (text: string) => boolean) => valuesIn(mistyped(text, fits)).join(' ');

it('mistyped names characters that may be wrong, never the right ones', () => {
  expect(said('ES9121000418450200051333', isBareIban)).toBe('1 (E) 2 (S) 14 (5) 24 (3)');
  expect(said('1234S675', (text) => text === '12345675')).toBe('5 (S)');
  expect(said('FR1420041010050500O13M02606', isBareIban)).toContain('19 (O)');
});

it('mistyped names neighbours that may be swapped', () => {
  expect(said('ES9112000418450200051332', isBareIban)).toBe('13 (4) 5–6 (12)');
  expect(said('12346575', luhnValid)).toBe('6–7 (57) 7–8 (75)');
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
