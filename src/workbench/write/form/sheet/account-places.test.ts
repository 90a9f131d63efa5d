import { expect, it } from 'vitest';
import { isPaidByNumber, nationalAccountOf } from './layouts.ts';

const labelsOf = (places: ReturnType<typeof nationalAccountOf>) => places.map(({ label }) => label);

it('nationalAccountOf asks for account number and sort code where people pay by them', () => {
  expect(labelsOf(nationalAccountOf('GB', 'en'))).toEqual(['Account number', 'Sort code']);
  expect(labelsOf(nationalAccountOf('US', 'en')).at(-1)).toBe('Routing number');
  expect(['GB', 'US', 'DE', undefined].map(isPaidByNumber)).toEqual([true, true, false, false]);
});

it('nationalAccountOf keeps the title of the schema in a country without a name for it', () => {
  expect(labelsOf(nationalAccountOf('ES', 'es')).at(-1)).toBeUndefined();
});

it('nationalAccountOf names the number of a bank in the language of the reader', () => {
  expect(['fr', 'it', 'pl'].map((language) => labelsOf(nationalAccountOf('CH', language)).at(-1))).toEqual([
    'N° de clearing',
    'N. di clearing',
    'Clearing no.',
  ]);
});
