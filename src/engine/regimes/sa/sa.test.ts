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

describe('VAT number', () => {
  // The first one is from the tax office's sample invoices.
  test.each(['399999999900003', '312345678912343', '300000000000003'])('accepts %s', (code) => {
    expect(accepts('SA', code)).toBe(true);
  });

  test.each([
    '212345678912343',
    '312345678912341',
    '31234567891233',
    '3123456789123433',
    '9399999999900003',
    '3A2345678912343',
  ])('rejects %s', (code) => expect(identityFaults('SA', code)).toEqual(['GOBL-SA-TAX-IDENTITY-01 $.code']));

  test('drops separators and the country prefix on normalising', () => {
    expect(normalisedCode('SA', ' SA 3123-4567 8912343 ')).toBe('312345678912343');
    expect(identityFaults('SA', '')).toEqual([]);
  });
});

describe('invoice', () => {
  test.each([
    ['2020-07-01', '15.0%'],
    ['2020-06-30', '5.0%'],
    ['2018-01-01', '5.0%'],
    ['2017-12-31', UNAVAILABLE],
  ])('on %s gets %s', (day, percent) => expect(percentOn('SA', day, 'general')).toBe(percent));

  test.each(['1010010000', 'AbC1', ''])('accepts the code "%s"', (code) => {
    const supplier = { name: 'A', tax_id: { country: 'SA' }, identities: [{ type: 'CRN', code }] };
    expect(invoiceOf('SA', { supplier }).faults.filter((fault) => fault.startsWith('GOBL-SA'))).toEqual([]);
  });

  test('rejects codes with other characters, in any identity', () => {
    const item = { name: 'Dates', price: '20.00', identities: [{ key: 'gtin', code: '629-1041500213' }] };
    const supplier = { name: 'A', tax_id: { country: 'SA' }, identities: [{ type: 'CRN', code: 'ABC 123' }] };
    const customer = { name: 'B', identities: [{ key: 'other', code: 'شركة' }] };
    expect(invoiceOf('SA', { supplier, customer, lines: [line({ item })] }).faults).toEqual([
      'GOBL-SA-ORG-IDENTITY-01 $.supplier.identities[0].code',
      'GOBL-SA-ORG-IDENTITY-01 $.customer.identities[0].code',
      'GOBL-SA-ORG-IDENTITY-01 $.lines[0].item.identities[0].code',
    ]);
  });
});
