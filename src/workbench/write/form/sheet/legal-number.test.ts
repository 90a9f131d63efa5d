import { expect, it } from 'vitest';
import { legalNumberOf } from './legal-number.ts';

it('legalNumberOf writes what the form writes, or the only official number', () => {
  const numberOf = (country: string) => legalNumberOf(['supplier'], country, undefined, new Map())?.extras;
  expect(numberOf('NL')).toEqual([{ of: ['supplier', 'identities', 0], members: { type: 'KVK' } }]);
  expect(numberOf('DK')).toEqual([{ of: ['supplier', 'identities', 0], members: { type: 'CVR' } }]);
  expect(numberOf('US')).toBeUndefined();
});
