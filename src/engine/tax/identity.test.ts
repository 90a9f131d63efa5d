import { describe, expect, it, test } from 'vitest';
import { loadAll, testEnvironment } from '../bill/testing.ts';
import { build, type JsonObject } from '../index.ts';
import { faultsOf } from '../rules/testing.ts';
import { words } from '../text/message.ts';
import { TaxIdentity } from './identity.ts';

test('an identity needs its country, and a code of capital letters and digits', () => {
  expect(faultsOf(TaxIdentity, {})).toEqual(['GOBL-TAX-IDENTITY-01 $.country']);
  expect(faultsOf(TaxIdentity, { country: 'ES', code: 'B-9860' })).toEqual(['GOBL-TAX-IDENTITY-02 $.code']);
  expect(faultsOf(TaxIdentity, { country: 'ES', code: 'B98602642' })).toEqual([]);
});

it('says of one code that does not fit where it may be mistyped, of several only the rule', async () => {
  await loadAll();
  const said = (...codes: string[]) => {
    const [supplier, customer] = codes.map((code) => ({ name: 'A', tax_id: { country: 'ES', code } }));
    const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice', code: '1', lines: [] };
    const outcome = build({ ...invoice, supplier, ...(customer && { customer }) } as JsonObject, {}, testEnvironment);
    return outcome.ok ? [] : outcome.faults.flatMap((fault) => (fault.code.startsWith('GOBL-ES') ? words(fault) : []));
  };
  expect(said('54387763Q')).toEqual([expect.stringMatching(/the 3 at place 3, the 7 at place 6, the Q at place 9\.$/)]);
  expect(said('54387763Q', '54387763R')).toEqual([expect.stringMatching(/check for a mistyped character\.$/)]);
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
