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

const tax_id = { country: 'NL', code: '000099998B57' };

describe('VAT number', () => {
  test.each([
    ['000099995B57', 'an RSIN modulo 11'],
    ['808661863B01', 'an RSIN modulo 11'],
    ['100000060B01', 'a remainder of 10, which counts as 0'],
    ['000000000B00', 'zeros'],
    ['000099998B57', 'the example of the Belastingdienst, modulo 97'],
  ])('accepts %s: %s', (code) => expect(accepts('NL', code)).toBe(true));

  test.each(['123456789B12', '000099998X57', '43596386R', '000099998B58', '8086618630B01', '808661863B012'])(
    'rejects %s',
    (code) => {
      expect(identityFaults('NL', code)).toEqual(['GOBL-NL-TAX-IDENTITY-01 $.code']);
    },
  );

  test('must be in upper case', () => {
    expect(identityFaults('NL', '000099998B5a')).toContain('GOBL-NL-TAX-IDENTITY-01 $.code');
    expect(normalisedCode('NL', 'NL000099995b57')).toBe('000099995B57');
    expect(normalisedCode('NL', 'NL 0000.99.998.B57')).toBe('000099998B57');
  });
});

describe('KVK and OIN', () => {
  test.each([
    ['KVK', '12345678', []],
    ['KVK', 'ABCDEFGH', []],
    ['KVK', '1234 5678', ['GOBL-NL-ORG-IDENTITY-01']],
    ['KVK', 'ABCDEFGÉ', ['GOBL-NL-ORG-IDENTITY-01']],
    ['OIN', '00000001123456789000', []],
    ['OIN', '00000010123456789000', []],
    ['OIN', '00000099123456789000', []],
    ['OIN', '00000000123456789000', ['GOBL-NL-ORG-IDENTITY-02']],
    ['OIN', '00000011123456789000', ['GOBL-NL-ORG-IDENTITY-02']],
    ['OIN', '10000001123456789000', ['GOBL-NL-ORG-IDENTITY-02']],
    ['OIN', '00000001123456789001', ['GOBL-NL-ORG-IDENTITY-02']],
    ['OIN', '0000000112345678A000', ['GOBL-NL-ORG-IDENTITY-02']],
    ['HRB', '1', []],
  ])('%s %s gives the faults %j', (type, code, faults) => {
    expect(invoiceOf('NL', { supplier: { name: 'A', tax_id, identities: [{ type, code }] } }).faults).toEqual(
      faults.map((fault) => `${fault} $.supplier.identities[0].code`),
    );
  });
});

describe('invoice', () => {
  test.each([
    ['a VAT number', { tax_id }, []],
    ['the tax code of another country', { tax_id: { country: 'US', code: '1' } }, []],
    ['a KVK number', { tax_id: { country: 'NL' }, identities: [{ type: 'KVK', code: '12345678' }] }, []],
    ['neither', { tax_id: { country: 'NL' } }, ['GOBL-NL-BILL-INVOICE-01 $.supplier']],
    ['a number of another type', { identities: [{ type: 'kvk', code: '1' }] }, ['GOBL-NL-BILL-INVOICE-01 $.supplier']],
  ])('checks the identity of a supplier that has %s', (_what, supplier, faults) => {
    expect(invoiceOf('NL', { $regime: 'NL', supplier: { name: 'A', ...supplier } }).faults).toEqual(faults);
  });

  test('without a supplier also reports its missing number', () => {
    expect(uncalculatedFaults('NL', { $regime: 'NL', supplier: undefined })).toContain(
      'GOBL-NL-BILL-INVOICE-01 $.supplier',
    );
  });

  test.each([
    ['general', '2012-10-01', '21.0%'],
    ['general', '2012-09-30', '19.0%'],
    ['general', '2001-01-01', '19.0%'],
    ['general', '2000-12-31', UNAVAILABLE],
    ['reduced', '2019-01-01', '9.0%'],
    ['reduced', '2018-12-31', '6.0%'],
    ['reduced', '1986-10-01', '6.0%'],
    ['reduced', '1986-09-30', UNAVAILABLE],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('NL', day, rate)).toBe(percent));

  test('has a reverse-charge note that says who owes the tax', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    expect(invoiceOf('NL', { $tags: ['reverse-charge'], lines }).document.tax.notes[0].key).toBe('reverse-charge');
  });
});
