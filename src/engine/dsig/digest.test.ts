import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Digest, digestsEqual } from './digest.ts';

test('Digest requires algorithm and value', () => {
  expect(rewritten(Digest, {})).toEqual({ alg: '', val: '' });
  expect(faultsOf(Digest, { alg: 'any' })).toEqual(['GOBL-DSIG-DIGEST-02 $.val']);
  expect(faultsOf(Digest, { val: 'ab' })).toEqual(['GOBL-DSIG-DIGEST-01 $.alg']);
});

test('digestsEqual compares exactly', () => {
  const digest = { alg: 'sha256', val: 'ab' };
  expect(digestsEqual(digest, { ...digest })).toBe(true);
  expect(digestsEqual(digest, { ...digest, val: 'AB' })).toBe(false);
  expect(digestsEqual(undefined, undefined)).toBe(true);
  expect(digestsEqual(digest, undefined)).toBe(false);
});
