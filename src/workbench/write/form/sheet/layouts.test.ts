import { expect, it } from 'vitest';
import { isNumberInStreet, rowsOfParty } from './layouts.ts';

/** Returns the fields of the line of the town, with their labels. */
const townOf = (country: string, living?: string) =>
  rowsOfParty(country, living)
    .find(({ places }) => places.some(({ path }) => path.at(-1) === 'locality'))
    ?.places.map(({ path, label }) => `${path.at(-1)}: ${label}`);

it.each([
  ['US', ['locality: City', 'state: State', 'code: ZIP code']],
  ['CA', ['locality: City', 'state: Province', 'code: Postal code']],
  ['BR', ['code: CEP', 'locality: Município', 'state: UF']],
  ['IN', ['locality: City', 'code: PIN code', 'region: State']],
  ['IT', ['code: Postcode', 'locality: Town', 'region: Provincia']],
  ['DE', ['code: Postcode', 'locality: Town']],
])('an address in %s has the parts, words and order of the country', (country, fields) => {
  expect(townOf(country)).toEqual(fields);
});

it('an address abroad has the parts of its own country', () => {
  expect(townOf('US', 'DE')).toEqual(['code: Postcode', 'locality: Town']);
  expect(townOf('DE', 'US')).toEqual(['locality: City', 'state: State', 'code: ZIP code']);
});

it('the number of a house stands in the street where people write them so', () => {
  expect(['US', 'CA', 'DE', 'FR'].map(isNumberInStreet)).toEqual([true, true, false, false]);
});
