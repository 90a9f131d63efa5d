import { expect, test } from 'vitest';
import { faultsOf, normalised } from '../rules/testing.ts';
import { addIdentity, Identity } from './identity.ts';

test('Identity allows a key or a type but not both', () => {
  expect(faultsOf(Identity, { key: 'gln', code: '1' })).toEqual([]);
  expect(faultsOf(Identity, { type: 'HRB', code: '1' })).toEqual([]);
  expect(faultsOf(Identity, { code: '1' })).toEqual([]);
  expect(faultsOf(Identity, { key: 'gln', type: 'GLN' })).toEqual([
    'GOBL-ORG-IDENTITY-03 $',
    'GOBL-ORG-IDENTITY-01 $.code',
  ]);
});

test('Identity rejects an unknown scope, with a second fault for upper case', () => {
  expect(faultsOf(Identity, { code: '1', scope: 'legal' })).toEqual([]);
  expect(faultsOf(Identity, { code: '1', scope: 'TAX' })).toEqual([
    'GOBL-CBC-KEY-02 $.scope',
    'GOBL-ORG-IDENTITY-02 $.scope',
  ]);
});

test('normalising cleans codes and trims texts', () => {
  expect(normalised(Identity, { code: '\u00a0A\tB  C\u200b ', label: ' Number ', description: ' x ' })).toEqual({
    label: 'Number',
    code: 'AB  C',
    description: 'x',
  });
});

test('addIdentity replaces the identity of the same type and key', () => {
  const first = { type: 'HRB', code: '1' };
  const second = { key: 'gln', code: '2' };
  expect(addIdentity([first, second], { key: 'gln', code: '3' })).toEqual([first, { key: 'gln', code: '3' }]);
  expect(addIdentity([first], { code: '4' })).toEqual([first, { code: '4' }]);
  expect(addIdentity(undefined, first)).toEqual([first]);
});
