import { describe, expect, it, test } from 'vitest';
import { faultsOf } from '../rules/testing.ts';
import { TaxIdentity } from './identity.ts';

test('an identity needs its country, and a code of capital letters and digits', () => {
  expect(faultsOf(TaxIdentity, {})).toEqual(['GOBL-TAX-IDENTITY-01 $.country']);
  expect(faultsOf(TaxIdentity, { country: 'ES', code: 'B-9860' })).toEqual(['GOBL-TAX-IDENTITY-02 $.code']);
  expect(faultsOf(TaxIdentity, { country: 'ES', code: 'B98602642' })).toEqual([]);
});

describe('the scheme', () => {
  it.each(['VAT', 'IGST-18', 'a.b c'])('%j has the form of a code', (scheme) => {
    expect(faultsOf(TaxIdentity, { country: 'ES', scheme })).toEqual([]);
  });

  it.each(['VAT-', '-VAT', 'A--B', 'ñ'])('%j has not', (scheme) => {
    expect(faultsOf(TaxIdentity, { country: 'ES', scheme })).toEqual(['GOBL-TAX-IDENTITY-03 $.scheme']);
  });

  it('is checked in linear time', () => {
    const scheme = `${'a'.repeat(100_000)}!`;
    expect(faultsOf(TaxIdentity, { country: 'ES', scheme })).toEqual([
      'GOBL-CBC-CODE-01 $.scheme',
      'GOBL-TAX-IDENTITY-03 $.scheme',
    ]);
  });
});
