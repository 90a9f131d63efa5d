import { expect, it } from 'vitest';
import { accountPlacesOf, nationalAccountOf } from './layouts.ts';

const labelsOf = (places: ReturnType<typeof nationalAccountOf>) => places.map(({ label }) => label);

it('accountPlacesOf asks for account number and sort code where people pay by them', () => {
  expect(labelsOf(accountPlacesOf('GB'))).toEqual(['Account number', 'Sort code']);
  expect(labelsOf(accountPlacesOf('US')).at(-1)).toBe('Routing number');
  expect(accountPlacesOf('DE')).toEqual([]);
});

it('nationalAccountOf keeps the title of the schema in a country without a name for it', () => {
  expect(labelsOf(nationalAccountOf('ES')).at(-1)).toBeUndefined();
});
