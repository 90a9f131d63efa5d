import { expect, test } from 'vitest';
import { inEuropeanUnion, inEuropeanUnionToday } from './european-union.ts';
import { isoCode, taxCountryOf } from './iso-code.ts';
import { isoCountries, taxCountries } from './names.ts';

test('taxCountries has EL instead of GR, and adds XI, XU and EU', () => {
  expect(isoCountries.size).toBe(249);
  expect(isoCountries.get('GR')).toBe('Greece');
  expect(taxCountries.has('GR')).toBe(false);
  expect([...taxCountries.keys()].slice(-4)).toEqual(['EL', 'XI', 'XU', 'EU']);
  expect(taxCountries.get('ES')).toBe('Spain');
});

test('taxCountryOf returns EL for GR, isoCode the country of EL, XI and XU', () => {
  expect(['GR', 'GB', 'ES', undefined].map(taxCountryOf)).toEqual(['EL', 'GB', 'ES', undefined]);
  expect(['EL', 'XI', 'XU', 'ES'].map(isoCode)).toEqual(['GR', 'GB', 'GB', 'ES']);
});

test('inEuropeanUnion includes the first and the last day of membership', () => {
  expect(inEuropeanUnion('HR', '2012-12-31')).toBe(false);
  expect(inEuropeanUnion('HR', '2013-01-01')).toBe(true);
  expect(inEuropeanUnion('GB', '2020-01-31')).toBe(true);
  expect(inEuropeanUnion('GB', '2020-02-01')).toBe(false);
});

test('inEuropeanUnion accepts both codes of Greece, and excludes special territories and neighbours', () => {
  expect(inEuropeanUnion('GR', '2024-01-01')).toBe(true);
  expect(inEuropeanUnion('EL', '2024-01-01')).toBe(true);
  for (const code of ['', 'XI', 'EU', 'MC', 'NO', 'toString']) expect(inEuropeanUnion(code, '2024-01-01')).toBe(false);
});

test('inEuropeanUnionToday uses the current day', () => {
  expect(inEuropeanUnionToday('GB', new Date('2020-01-31T23:59:59Z'))).toBe(true);
  expect(inEuropeanUnionToday('GB', new Date('2020-02-01T00:00:00Z'))).toBe(false);
});
