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

describe('business number', () => {
  test.each(['123456789', '123456789RT0001', '1'])('accepts %s unchanged', (code) => {
    expect(accepts('CA', code)).toBe(true);
  });

  test.each(['123-456', 'abc'])('rejects %s before normalising', (code) => {
    expect(identityFaults('CA', code)).toEqual(['GOBL-TAX-IDENTITY-02 $.code']);
  });

  test('drops separators and the country prefix on normalising', () => {
    expect(normalisedCode('CA', '123.456.789 rt 0001')).toBe('123456789RT0001');
    expect(normalisedCode('CA', 'CA123456789')).toBe('123456789');
  });
});

describe('invoice', () => {
  test('has the rate 5% of GST since 2022, and zero on any day', () => {
    expect(percentOn('CA', '2021-12-31', 'general', { cat: 'GST' })).toBe(UNAVAILABLE);
    expect(percentOn('CA', '2022-01-01', 'general', { cat: 'GST' })).toBe('5%');
    expect(percentOn('CA', '1999-01-01', 'zero', { cat: 'GST' })).toBe('0.0%');
  });

  test('takes the percentages of HST and PST from the input', () => {
    const taxes = [
      { cat: 'HST', percent: '13%' },
      { cat: 'PST', percent: '7%' },
    ];
    expect(invoiceOf('CA', { lines: [line({ taxes })] }).document.totals.tax).toBe('20.00');
    expect(invoiceOf('CA', { lines: [line({ taxes: [{ cat: 'PST' }] })] }).faults).toEqual([
      'GOBL-TAX-COMBO-04 $.lines[0].taxes[0]',
    ]);
  });

  test('has no tax keys', () => {
    const taxed = (combo: object) => invoiceOf('CA', { lines: [line({ taxes: [{ cat: 'GST', ...combo }] })] });
    expect(taxed({ key: 'standard', rate: 'general' }).calculation).toBe('BW-TAX-RATE');
    expect(taxed({ key: 'standard', percent: '5%' }).faults).toEqual(['GOBL-TAX-COMBO-02 $.lines[0].taxes[0]']);
  });
});
