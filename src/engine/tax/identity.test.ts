import { describe, expect, it, test } from 'vitest';
import { loadAll, testEnvironment } from '../bill/testing.ts';
import { build, type JsonObject } from '../index.ts';
import { faultsOf } from '../rules/testing.ts';
import { normaliseTaxCode, TaxIdentity } from './identity.ts';

test('TaxIdentity requires a country, and a code of capital letters and digits', () => {
  expect(faultsOf(TaxIdentity, {})).toEqual(['GOBL-TAX-IDENTITY-01 $.country']);
  expect(faultsOf(TaxIdentity, { country: 'ES', code: 'B-9860' })).toEqual(['GOBL-TAX-IDENTITY-02 $.code']);
  expect(faultsOf(TaxIdentity, { country: 'ES', code: 'B98602642' })).toEqual([]);
});

it('TaxIdentity suggests where a code may be mistyped if only one is invalid', async () => {
  await loadAll();
  const said = (...codes: string[]) => {
    const [supplier, customer] = codes.map((code) => ({ name: 'A', tax_id: { country: 'ES', code } }));
    const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice', code: '1', lines: [] };
    const outcome = build({ ...invoice, supplier, ...(customer && { customer }) } as JsonObject, {}, testEnvironment);
    return outcome.ok
      ? []
      : outcome.faults.flatMap((fault) => (fault.code.startsWith('GOBL-ES') ? (fault.more ? 'explained' : '') : []));
  };
  expect(said('54387763Q')).toEqual(['explained']);
  expect(said('54387763Q', '54387763R')).toEqual(['']);
});

describe('TaxIdentity scheme', () => {
  it.each(['VAT', 'IGST-18', 'a.b c'])('accepts %j', (scheme) => {
    expect(faultsOf(TaxIdentity, { country: 'ES', scheme })).toEqual([]);
  });

  it.each(['VAT-', '-VAT', 'A--B', 'ñ'])('rejects %j', (scheme) => {
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

test.each([
  ['es b-98.602 642', 'ES', [], 'B98602642'],
  ['ESESB98602642', 'ES', [], 'ESB98602642'],
  ['GRB98602642', 'EL', ['GR'], 'B98602642'],
  ['ELGRB98602642', 'EL', ['GR'], 'B98602642'],
  ['GRELB98602642', 'EL', ['GR'], 'ELB98602642'],
  ['XUXI1', 'GB', ['XI', 'XU'], 'XI1'],
  ['XIXU1', 'GB', ['XI', 'XU'], '1'],
  ['1ES', 'ES', [], '1ES'],
  ['ñ&ab', undefined, [], 'Ñ&AB'],
  ['straße', undefined, [], 'STRAE'],
  ['-. /', 'ES', [], undefined],
  ['ES', 'ES', [], undefined],
  ['', 'ES', [], undefined],
])(
  'normaliseTaxCode turns %j of the country %s, with the other codes %j, into %s',
  (code, country, alternatives, normal) => {
    const identity = TaxIdentity.create({ code, country } as object);
    normaliseTaxCode(identity, alternatives);
    expect(identity).toEqual(TaxIdentity.create({ code: normal, country } as object));
  },
);

test('normaliseTaxCode leaves an identity without a code unchanged', () => {
  const identity = TaxIdentity.create({ country: 'ES' });
  normaliseTaxCode(identity);
  expect(identity).toEqual(TaxIdentity.create({ country: 'ES' }));
});
