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
} from '../testing.ts';

beforeAll(loadAll);

const tax_id = { country: 'SG', code: 'M91234567X' };
const path = '$.supplier.identities[0].code';
const withUen = (code: string) =>
  invoiceOf('SG', { supplier: { name: 'A', tax_id: { country: 'SG' }, identities: [{ type: 'UEN', code }] } });

describe('numbers', () => {
  test.each([
    ['199307558M', 'of a company in the register'],
    ['201189853M', 'of a company in the register'],
    ['199912345R', 'a company'],
    ['12345678M', 'a business'],
    ['00192200M', 'of a business in the register'],
    ['T08GB0020K', 'of a ministry'],
    ['S16FC0121D', 'of a foreign company'],
    ['T12LL1234C', 'a partnership'],
  ])('accept %s as a GST number and a UEN: %s', (code) => {
    expect(accepts('SG', code)).toBe(true);
    expect(withUen(code).faults).toEqual([]);
  });

  test.each(['M91234567X', 'MR2345678A', 'MB2345678A', 'M201189853'])('accept %s as a GST number only', (code) => {
    expect(accepts('SG', code)).toBe(true);
    expect(withUen(code).faults).toEqual([`GOBL-SG-ORG-IDENTITY-01 ${path}`]);
  });

  test.each([
    '199912345A',
    '12345678A',
    'T12LL1234A',
    'T12OL1234C',
    'S1234567A',
    '1234567A',
    '2199123456',
    'T12A1234A',
    '912345678X',
    '219912345A',
    '0M91234567X',
    'M91234567X0',
  ])('reject %s as either', (code) => {
    expect(identityFaults('SG', code)).toEqual(['GOBL-SG-TAX-IDENTITY-01 $.code']);
    expect(withUen(code).faults).toEqual([`GOBL-SG-ORG-IDENTITY-01 ${path}`]);
  });

  test('drop separators and the country prefix on normalising', () => {
    expect(normalisedCode('SG', 'sg 1999.12345-R')).toBe('199912345R');
    expect(withUen('sg 1999.12345-R').document.supplier.identities[0].code).toBe('199912345R');
  });

  test('without a code give two faults', () => {
    expect(withUen('SG').faults).toEqual([`GOBL-ORG-IDENTITY-01 ${path}`, `GOBL-SG-ORG-IDENTITY-01 ${path}`]);
  });
});

describe('invoice', () => {
  test.each([
    ['2024-01-01', '9%'],
    ['2023-12-31', '8%'],
    ['2023-01-01', '8%'],
    ['2022-12-31', '7%'],
    ['2007-07-01', '7%'],
    ['2007-06-30', '5%'],
    ['2004-01-01', '5%'],
    ['2003-12-31', '4%'],
    ['2003-01-01', '4%'],
    ['2002-12-31', '3%'],
    ['1994-04-01', '3%'],
    ['1994-03-31', UNAVAILABLE],
  ])('on %s gets %s', (day, percent) => expect(percentOn('SG', day, 'general', { cat: 'GST' })).toBe(percent));

  test('has the percentage of the key zero and no keys specific to VAT', () => {
    const taxed = (combo: object) =>
      invoiceOf('SG', { supplier: { name: 'A', tax_id }, lines: [line({ taxes: [combo] })] });
    expect(taxed({ cat: 'GST', key: 'zero', percent: '0%' }).faults).toEqual([]);
    expect(taxed({ cat: 'GST', key: 'zero' }).faults).toEqual(['GOBL-TAX-COMBO-04 $.lines[0].taxes[0]']);
    expect(taxed({ cat: 'GST', key: 'reverse-charge' }).faults).toEqual(['GOBL-TAX-COMBO-02 $.lines[0].taxes[0]']);
    expect(taxed({ cat: 'GST', percent: '0%' }).document.lines[0].taxes[0].key).toBe('standard');
    expect(taxed({ cat: 'GST', rate: 'standard' }).calculation).toBe('BW-TAX-RATE');
  });

  test.each([
    ['a GST number', { tax_id }, []],
    ['a UEN', { tax_id: { country: 'SG' }, identities: [{ type: 'UEN', code: '199912345R' }] }, []],
    ['neither', { tax_id: { country: 'SG' } }, ['GOBL-SG-BILL-INVOICE-01 $.supplier']],
  ])('checks the identity of a supplier that has %s', (_what, supplier, faults) => {
    expect(invoiceOf('SG', { supplier: { name: 'A', ...supplier } }).faults).toEqual(faults);
  });
});
