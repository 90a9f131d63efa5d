import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepts,
  identityFaults,
  invoiceOf,
  line,
  loadAll,
  normalisedCode,
  percentOn,
  UNAVAILABLE,
  uncalculatedFaults,
} from '../testing.ts';

beforeAll(loadAll);

const tax_id = { country: 'SE', code: '202100548901' };
const path = '$.supplier.identities[0].code';
const withIdentity = (type: string, code: string) =>
  invoiceOf('SE', { supplier: { name: 'A', tax_id, identities: [{ type, code }] } });

describe('VAT number', () => {
  test.each([
    ['202100548901', "the tax office's own"],
    ['556036079301', 'of a company'],
    ['000000000001', 'zeros'],
  ])('accepts %s: %s', (code) => expect(accepts('SE', code)).toBe(true));

  test.each(['202100548801', '202100548900', '2021005489', '2021005489001', '202100548A01'])('rejects %s', (code) => {
    expect(identityFaults('SE', code)).toEqual(['GOBL-SE-TAX-IDENTITY-01 $.code']);
  });

  test('drops separators and the country prefix on normalising but does not append 01', () => {
    expect(normalisedCode('SE', 'SE-2021005489-01')).toBe('202100548901');
    expect(normalisedCode('SE', '202100-5489')).toBe('2021005489');
  });
});

describe('identities', () => {
  test.each([
    ['ON', '556036-0793', '5560360793'],
    ['ON', '556036 0793', '5560360793'],
    ['ON', '5560360793-01', '5560360793'],
    ['ON', '165560360793', '165560360793'],
    ['ON', 'ABC-DEFGHIJK', 'ABC-DEFGHIJK'],
    ['PN', '8001010017', '800101-0017'],
    ['CN', '800101 0017', '800101-0017'],
    ['PN', '800101+0017', '800101+0017'],
    ['CN', '8001010017+', '800101+0017'],
    ['PN', 'ABCDEFGHIJ', 'ABCDEF-GHIJ'],
    ['PN', '19800101-0017', '19800101-0017'],
    ['PN', '80010-001', '80010-001'],
    ['PN', '8001+00177', '8001+00177'],
    ['on', '556036-0793', '556036-0793'],
  ])('of type %s normalise %s to %s', (type, code, normal) => {
    expect(withIdentity(type, code).document.supplier.identities[0].code).toBe(normal);
  });

  test.each([
    ['ON', '5560360793', []],
    ['ON', '5560360794', ['-02']],
    ['ON', '123456789', ['-01']],
    ['ON', '12345678901', ['-01']],
    ['ON', '123456789A', ['-01']],
    ['PN', '811228-9874', []],
    ['PN', '800101-0019', []],
    ['CN', '800161-0016', []],
    ['PN', '800101-0018', ['-04']],
    ['PN', '800101-001', ['-03']],
    ['PN', '800101-001A', ['-03']],
  ])('of type %s and code %s give the faults %j', (type, code, faults) => {
    expect(withIdentity(type, code).faults).toEqual(faults.map((number) => `GOBL-SE-ORG-IDENTITY${number} ${path}`));
  });

  test('are checked unchanged without building', () => {
    const faults = (type: string, code: string) =>
      uncalculatedFaults('SE', { $regime: 'SE', supplier: { name: 'A', tax_id, identities: [{ type, code }] } });
    expect(faults('PN', '8001010019')).toContain(`GOBL-SE-ORG-IDENTITY-03 ${path}`);
    expect(faults('ON', '556036-0793').join()).not.toContain('GOBL-SE-ORG');
  });

  test.each([
    ['ON', '-01'],
    ['CN', '-03'],
  ])('of type %s without a code give two faults', (type, number) => {
    expect(withIdentity(type, '').faults).toEqual([
      `GOBL-ORG-IDENTITY-01 ${path}`,
      `GOBL-SE-ORG-IDENTITY${number} ${path}`,
    ]);
  });
});

describe('invoice', () => {
  test.each([
    ['1990-01-01', '1989-12-31', 'general', '25.0%'],
    ['1996-01-01', '1995-12-31', 'reduced', '12.0%'],
    ['1996-01-01', '1995-12-31', 'super-reduced', '6.0%'],
  ])('from %s, but not on %s, has %s at %s', (first, before, rate, percent) => {
    expect(percentOn('SE', first, rate)).toBe(percent);
    expect(percentOn('SE', before, rate)).toBe(UNAVAILABLE);
  });

  test.each([
    ['a VAT number', { tax_id }, []],
    ['a person number', { identities: [{ type: 'PN', code: '811228-9874' }] }, []],
    ['neither', { tax_id: { country: 'SE' } }, ['GOBL-SE-BILL-INVOICE-01 $.supplier']],
  ])('checks the identity of a supplier that has %s', (_what, supplier, faults) => {
    expect(invoiceOf('SE', { $regime: 'SE', supplier: { name: 'A', ...supplier } }).faults).toEqual(faults);
  });

  test('has a reverse-charge note that says who owes the tax', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    expect(invoiceOf('SE', { $tags: ['reverse-charge'], lines }).document.tax.notes[0].key).toBe('reverse-charge');
  });
});
