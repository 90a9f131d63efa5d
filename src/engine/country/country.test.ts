import { expect, test } from 'vitest';
import { inEuropeanUnion, inEuropeanUnionToday } from './european-union.ts';
import { isoCountries, taxCountries } from './names.ts';

test('tax codes replace GR by EL and add XI, XU and EU', () => {
  expect(isoCountries.size).toBe(249);
  expect(isoCountries.get('GR')).toBe('Greece');
  expect(taxCountries.has('GR')).toBe(false);
  expect([...taxCountries.keys()].slice(-4)).toEqual(['EL', 'XI', 'XU', 'EU']);
  expect(taxCountries.get('ES')).toBe('Spain');
});

test('a member belongs to the Union from its first day to its last', () => {
  expect(inEuropeanUnion('HR', '2012-12-31')).toBe(false);
  expect(inEuropeanUnion('HR', '2013-01-01')).toBe(true);
  expect(inEuropeanUnion('GB', '2020-01-31')).toBe(true);
  expect(inEuropeanUnion('GB', '2020-02-01')).toBe(false);
});

test('Greece is a member under both codes; parts and neighbours are none', () => {
  expect(inEuropeanUnion('GR', '2024-01-01')).toBe(true);
  expect(inEuropeanUnion('EL', '2024-01-01')).toBe(true);
  for (const code of ['', 'XI', 'EU', 'MC', 'NO', 'toString']) expect(inEuropeanUnion(code, '2024-01-01')).toBe(false);
});

test('membership today is that on the day of the clock', () => {
  expect(inEuropeanUnionToday('GB', new Date('2020-01-31T23:59:59Z'))).toBe(true);
  expect(inEuropeanUnionToday('GB', new Date('2020-02-01T00:00:00Z'))).toBe(false);
});
