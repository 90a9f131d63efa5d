import { expect, it } from 'vitest';
import { storageFaultOf } from './storage-fault.ts';

it.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'refused'],
  ['VersionError', 'unusable'],
  ['NotFoundError', 'unusable'],
  ['UnknownError', 'unusable'],
])('storageFaultOf calls storage with the error %s %s', (name, fault) => {
  expect(storageFaultOf(new DOMException('', name))).toBe(fault);
});

it('storageFaultOf calls missing storage refused', () => {
  expect(storageFaultOf(new ReferenceError('indexedDB is not defined'))).toBe('refused');
  expect(storageFaultOf(undefined)).toBe('unusable');
});
