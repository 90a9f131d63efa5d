import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, identityFaults, invoiceOf, line, loadAll, normalisedCode, uncalculatedFaults } from '../testing.ts';

beforeAll(loadAll);

const rice = { name: 'Basmati rice, 5 kg', price: '620.00', identities: [{ type: 'HSN', code: '1006' }] };

describe('GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '10AABCU9355J1Z9', '09AABCU9355J1ZS'])('accepts %s', (code) => {
    expect(accepts('IN', code)).toBe(true);
  });

  test.each([
    ['06DELI09652G1DA', 'a deductor with a TAN'],
    ['33AAAGM0289C1DZ', 'a deductor with a PAN'],
    ['29AABCF8078M1C8', 'a collector'],
    ['0717UNO00157UNO', 'a UN body'],
    ['3317USA00002UNE', 'a consulate'],
    ['9917SGP29001OST', 'online services from abroad'],
  ])('accepts %s: %s', (code) => expect(accepts('IN', code)).toBe(true));

  test.each(['0717UNO00157UN1', '29AABCF8078M1C9', '0717UNO00157UXO', '9917SGP29001OSA'])('rejects %s', (code) => {
    expect(identityFaults('IN', code)).toEqual(['GOBL-IN-TAX-IDENTITY-01 $.code']);
  });

  test.each(['27AAPFU0939F1Z0', '27AAPFU0939F', 'AAAPFU0939F1ZV', '27AAPFU0939F0ZV'])('rejects %s', (code) => {
    expect(identityFaults('IN', code)).toEqual(['GOBL-IN-TAX-IDENTITY-01 $.code']);
  });

  test('drops separators and up to two leading IN on normalising', () => {
    expect(normalisedCode('IN', 'in 27-AAPFU-0939F1ZV')).toBe('27AAPFU0939F1ZV');
    expect(normalisedCode('IN', 'ININ27AAPFU0939F1ZV')).toBe('27AAPFU0939F1ZV');
  });
});

describe('PAN and HSN', () => {
  const supplierWith = (...identities: object[]) =>
    invoiceOf('IN', { supplier: { name: 'A', tax_id: { country: 'IN' }, identities }, lines: [line({ item: rice })] });

  test('are cleaned as types', () => {
    const { document } = supplierWith(
      { type: 'PAN', code: 'AB-cde1234f' },
      { type: 'HSN', code: '1234-5678' },
      { key: 'hsn', code: '12-34' },
    );
    expect(document.supplier.identities.map(({ code }: { code: string }) => code)).toEqual([
      'ABCDE1234F',
      '12345678',
      '12-34',
    ]);
  });

  test('an HSN code without digits becomes empty, which is one fault', () => {
    expect(supplierWith({ type: 'HSN', code: 'X' }).faults).toEqual([
      'GOBL-ORG-IDENTITY-01 $.supplier.identities[0].code',
    ]);
  });

  test.each([
    ['PAN', 'BAJPC4350M', []],
    ['PAN', 'ABC1234F', ['GOBL-IN-ORG-IDENTITY-01 $.supplier.identities[0].code']],
    ['HSN', '1234', []],
    ['HSN', '123456', []],
    ['HSN', '12345678', []],
    ['HSN', '123', ['GOBL-IN-ORG-IDENTITY-02 $.supplier.identities[0].code']],
    ['HSN', '1234567', ['GOBL-IN-ORG-IDENTITY-02 $.supplier.identities[0].code']],
  ])('%s %s gives the faults %j', (type, code, faults) => expect(supplierWith({ type, code }).faults).toEqual(faults));
});

describe('invoice', () => {
  test('requires the HSN code of each item, also in parts of a line', () => {
    const bare = { name: 'Bag', price: '5.00' };
    const lines = [line({ item: rice, breakdown: [{ quantity: '1', item: bare }] }), line({ item: bare })];
    expect(invoiceOf('IN', { lines }).faults).toEqual([
      'GOBL-IN-ORG-ITEM-01 $.lines[0].breakdown[0].item.identities',
      'GOBL-IN-ORG-ITEM-01 $.lines[1].item.identities',
    ]);
    expect(uncalculatedFaults('IN', { $regime: 'IN', lines: [{ quantity: '1' }] })).not.toContain(
      'GOBL-IN-ORG-ITEM-01 $.lines[0].item.identities',
    );
  });

  test('has central and state tax by percentage, and neither GST nor VAT', () => {
    const taxed = (...taxes: object[]) => invoiceOf('IN', { lines: [line({ item: rice, taxes })] });
    const { document, faults } = taxed({ cat: 'CGST', percent: '9%' }, { cat: 'SGST', percent: '9%' });
    expect(faults).toEqual([]);
    expect(document.totals.tax).toBe('111.60');
    expect(taxed({ cat: 'GST', percent: '18%' }).calculation).toBe('BW-TAX-CATEGORY');
    expect(taxed({ cat: 'IGST', key: 'standard', percent: '18%' }).faults).toEqual([
      'GOBL-TAX-COMBO-02 $.lines[0].taxes[0]',
    ]);
  });

  test('has a note if simplified or under reverse charge, for any taxes', () => {
    const { document } = invoiceOf('IN', { $tags: ['reverse-charge', 'simplified'], lines: [line({ item: rice })] });
    expect(document.tax.notes).toEqual([
      { key: 'reverse-charge', text: 'Reverse Charge' },
      { key: 'simplified', text: 'Simplified Tax Invoice' },
    ]);
  });
});
