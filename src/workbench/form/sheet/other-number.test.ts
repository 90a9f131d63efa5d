import { expect, it } from 'vitest';
import { otherNumberOf } from './other-number.ts';

const identities = [
  { type: 'SIRET', code: '51234567900017' },
  { type: 'SIREN', code: '512345679' },
];

it('otherNumberOf finds the number among the identities, or the place after them', () => {
  expect(otherNumberOf(['supplier'], 'FR', identities)?.path).toEqual(['supplier', 'identities', 1, 'code']);
  expect(otherNumberOf(['supplier'], 'DE', identities)).toMatchObject({
    path: ['supplier', 'identities', 2, 'code'],
    extras: [{ of: ['supplier', 'identities', 2], members: { key: 'de-tax-number' } }],
  });
  expect(otherNumberOf(['customer'], 'IT', undefined)?.path).toEqual(['customer', 'identities', 0, 'code']);
});

it('otherNumberOf is undefined for countries with only one number', () => {
  expect(otherNumberOf(['supplier'], 'ES', undefined)).toBeUndefined();
  expect(otherNumberOf(['supplier'], undefined, undefined)).toBeUndefined();
});
