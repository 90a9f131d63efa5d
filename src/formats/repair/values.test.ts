import { expect, test } from 'vitest';
import { schemeFor } from './schemes.ts';
import { dateOf, inCents, momentOf, numbersOf } from './values.ts';
import { countryOf, currencyOf, unitOf } from './words.ts';

test.each([
  ['05.03.2026', '2026-03-05'],
  ['23/10/2026', '2026-10-23'],
  ['2026-05-18T00:00:00+02:00', '2026-05-18'],
  ['4. April 2026', '2026-04-04'],
  ['4 avril 2026', '2026-04-04'],
  ['20260404', '2026-04-04'],
  ['31.02.2026', undefined],
  ['soon', undefined],
])('dateOf: %s is %s', (text, date) => {
  expect(dateOf(text)).toBe(date);
});

test.each([
  ['3.482,84', ['3482.84']],
  ['3 482,84 €', ['3482.84']],
  ["3'482.84", ['3482.84']],
  ['1,84', ['1.84']],
  ['1,234', ['1.234', '1234']],
  ['1.234.567', ['1234567']],
  ['12.34.5', []],
  ['free', []],
])('numbersOf: %s may be %s', (text, numbers) => {
  expect(numbersOf(text)).toEqual(numbers);
});

test('inCents: removes zeros and the remains of binary arithmetic, but never a cent', () => {
  expect(inCents('316.00000000000006')).toBe('316.00');
  expect(inCents('3482.8400')).toBe('3482.84');
  expect(inCents('100.005')).toBeUndefined();
});

test('momentOf: keeps the time zone', () => {
  expect(momentOf('13.05.2026 09:30+02:00')).toBe('2026-05-13T09:30:00+02:00');
});

test('unambiguous words become codes, and ambiguous ones do not', () => {
  expect([currencyOf('zł'), currencyOf('$'), countryOf('EL'), countryOf('D'), unitOf('Stk.'), unitOf('godz.')]).toEqual(
    ['PLN', undefined, 'GR', 'DE', 'H87', 'HUR'],
  );
});

test('schemeFor: finds the scheme of an address by its form, its check digits and the country', () => {
  expect(schemeFor('DE123456788', 'DE', true)).toBe('9930');
  expect(schemeFor('04011000-12345-03', 'DE', true)).toBe('0204');
  expect(schemeFor('4399902400015', 'DE', true)).toBe('0088');
  expect(schemeFor('12345678', 'DE', true)).toBeUndefined();
});
