import { expect, it } from 'vitest';
import { otherNumberOf } from './other-number.ts';

const identities = [
  { type: 'SIRET', code: '51234567900017' },
  { type: 'SIREN', code: '512345679' },
];

const placeOf = (party: string[], country: string | undefined, identities: unknown) =>
  otherNumberOf(party, country, identities, new Map());

it('otherNumberOf finds the number among the identities, or the place after them', () => {
  expect(placeOf(['supplier'], 'FR', identities)?.path).toEqual(['supplier', 'identities', 1, 'code']);
  expect(placeOf(['supplier'], 'DE', identities)).toMatchObject({
    path: ['supplier', 'identities', 2, 'code'],
    extras: [{ of: ['supplier', 'identities', 2], members: { key: 'de-tax-number' } }],
  });
  expect(placeOf(['customer'], 'IT', undefined)?.path).toEqual(['customer', 'identities', 0, 'code']);
});

it('otherNumberOf is undefined for countries with only one number', () => {
  expect(placeOf(['supplier'], 'ES', undefined)).toBeUndefined();
  expect(placeOf(['supplier'], undefined, undefined)).toBeUndefined();
});

it('otherNumberOf is the SIRET for Chorus Pro', () => {
  const extensions = new Map([['fr-choruspro-scheme', {}]]);
  expect(otherNumberOf(['customer'], 'FR', identities, extensions)?.path).toEqual([
    'customer',
    'identities',
    0,
    'code',
  ]);
  expect(otherNumberOf(['customer'], 'DE', undefined, extensions)?.extras).toMatchObject([
    { members: { key: 'de-tax-number' } },
  ]);
});
