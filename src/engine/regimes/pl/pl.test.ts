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

describe('NIP', () => {
  test.each(['1234563218', '9551893317', '1132191233', '5841896486', '7010009325', '1203456007', '1023456000'])(
    'accepts %s',
    (code) => {
      expect(accepts('PL', code)).toBe(true);
    },
  );

  test.each(['9551893318', '1234567890', '1002191233', '0132191233', '000000000', '0000000000'])(
    'rejects %s',
    (code) => {
      expect(identityFaults('PL', code)).toEqual(['GOBL-PL-TAX-IDENTITY-01 $.code']);
    },
  );

  test('drops separators and the country prefix on normalising', () => {
    expect(normalisedCode('PL', 'pl 123-456-32-18')).toBe('1234563218');
  });
});

describe('invoice', () => {
  test.each([
    ['2011-01-01', 'general', '23.0%'],
    ['2010-12-31', 'general', '22.0%'],
    ['1993-07-08', 'general', '22.0%'],
    ['2011-01-01', 'reduced', '8.0%'],
    ['2010-12-31', 'reduced', '7.0%'],
    ['2000-09-04', 'reduced', '7.0%'],
    ['2011-01-01', 'super-reduced', '5.0%'],
    ['2010-12-31', 'super-reduced', '3.0%'],
    ['2000-09-04', 'super-reduced', '3.0%'],
  ])('on %s has %s at %s', (day, rate, percent) => expect(percentOn('PL', day, rate)).toBe(percent));

  test.each([
    ['1993-07-07', 'general'],
    ['2000-09-03', 'reduced'],
    ['2000-09-03', 'super-reduced'],
  ])('on %s does not have the rate %s yet', (day, rate) => {
    expect(percentOn('PL', day, rate)).toBe(UNAVAILABLE);
  });

  test('needs no tax code and has no reverse-charge note', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    const { document, faults } = invoiceOf('PL', { $tags: ['reverse-charge'], lines });
    expect(faults).toEqual([]);
    expect(document.tax).toBeUndefined();
    expect(document.currency).toBe('PLN');
  });
});
