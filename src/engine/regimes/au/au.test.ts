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

describe('ABN', () => {
  test.each([
    ['51824753556', 'the worked example of the register'],
    ['53004085616', 'a published number of stdnum'],
    ['83914571673', 'a published number'],
  ])('accepts %s: %s', (code) => expect(accepts('AU', code)).toBe(true));

  test.each([
    ['51824753557', 'a wrong last digit', '02'],
    ['15824753556', 'swapped first digits', '02'],
    ['5182475355', 'a digit too few', '01'],
    ['5182475355A', 'a letter', '01'],
  ])('rejects %s: %s', (code, _why, rule) => {
    expect(identityFaults('AU', code)).toEqual([`GOBL-AU-TAX-IDENTITY-${rule} $.code`]);
  });

  test('drops spaces and the country prefix on normalising', () => {
    expect(normalisedCode('AU', '51 824 753 556')).toBe('51824753556');
    expect(normalisedCode('AU', 'AU51824753556')).toBe('51824753556');
  });
});

describe('invoice', () => {
  test.each([
    ['2000-06-30', UNAVAILABLE],
    ['2000-07-01', '10.0%'],
    ['2026-03-10', '10.0%'],
  ])('on %s gets %s', (day, percent) => expect(percentOn('AU', day, 'general', { cat: 'GST' })).toBe(percent));

  test('is in Australian dollars, and is GST-free or exempt by key', () => {
    const lines = [
      line({ taxes: [{ cat: 'GST', key: 'exempt' }] }),
      line({ taxes: [{ cat: 'GST', rate: 'general' }] }),
    ];
    const { document, faults } = invoiceOf('AU', { lines });
    expect(faults).toEqual([]);
    expect(document.currency).toBe('AUD');
    expect(document.$regime).toBe('AU');
    expect(document.totals).toMatchObject({ tax: '10.00', payable: '210.00' });
  });
});
