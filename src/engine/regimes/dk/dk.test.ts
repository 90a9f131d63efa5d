import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepts,
  identityFaults,
  invoiceOf,
  loadAll,
  normalisedCode,
  notesFor,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

const VALID: [string, string][] = [
  ['13748136', "the register's worked example"],
  ['10150817', 'of the business authority itself'],
  ['88146328', 'a weighted sum of 143'],
  ['00000000', 'zeros have a valid check digit'],
];

const INVALID: [string, string][] = [
  ['13748137', 'a wrong check digit'],
  ['1234567', 'a digit too few'],
  ['137481366', 'a digit too many'],
];

describe('VAT number', () => {
  test.each(VALID)('accepts %s: %s', (code) => expect(accepts('DK', code)).toBe(true));

  test.each(INVALID)('rejects %s: %s', (code) => {
    expect(identityFaults('DK', code)).toEqual(['GOBL-DK-TAX-IDENTITY-01 $.code']);
  });

  test('drops spaces and the country prefix on normalising', () =>
    expect(normalisedCode('DK', 'DK 13 74 81 36')).toBe('13748136'));
});

describe('identity of type CVR', () => {
  const faults = (regime: string, code: string) =>
    invoiceOf(regime, { customer: { name: 'Kunde', identities: [{ type: 'CVR', code }] } }).faults;

  test.each(VALID)('accepts %s: %s', (code) => expect(faults('US', code)).toEqual([]));

  test.each([...INVALID, ['13 74 81 36', 'spaces'], ['DK13748136', 'a country prefix']])(
    'rejects %s in documents of any country: %s',
    (code) => {
      expect(faults('US', code)).toEqual(['GOBL-DK-ORG-IDENTITY-01 $.customer.identities[0].code']);
    },
  );
});

describe('invoice', () => {
  const faults = (supplier: object) =>
    invoiceOf('DK', { $regime: 'DK', supplier: { name: 'Butik', ...supplier } }).faults;

  test('requires the VAT, CVR or CPR number of its supplier', () => {
    expect(faults({})).toEqual(['GOBL-DK-BILL-INVOICE-01 $.supplier.identities']);
    expect(faults({ tax_id: { country: 'DK' } })).toEqual(['GOBL-DK-BILL-INVOICE-01 $.supplier.identities']);
    expect(faults({ identities: [{ type: 'ON', code: '1' }] })).toEqual([
      'GOBL-DK-BILL-INVOICE-01 $.supplier.identities',
    ]);
    expect(faults({ tax_id: { country: 'DK', code: '13748136' } })).toEqual([]);
    expect(faults({ identities: [{ type: 'CVR', code: '13748136' }] })).toEqual([]);
    expect(faults({ identities: [{ type: 'CPR', code: '0101701234' }] })).toEqual([]);
  });

  test('without a supplier reports only that', () => {
    expect(invoiceOf('DK', { $regime: 'DK', supplier: null }).faults).toEqual(['GOBL-BILL-INVOICE-05 $.supplier']);
  });

  test('has the rate 25% since 1992', () => {
    expect(percentOn('DK', '1991-12-31', 'general')).toBe(UNAVAILABLE);
    expect(percentOn('DK', '1992-01-01', 'general')).toBe('25.0%');
  });

  test('allows the tag reverse-charge without a note', () => {
    expect(notesFor('DK', ['reverse-charge'])).toEqual([]);
  });
});
