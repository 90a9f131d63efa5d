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

describe('NIT', () => {
  test.each([
    ['8001972684', 'of the tax office itself'],
    ['8300801501', 'a remainder of 1 is the check digit'],
    ['8001972749', 'a remainder of 2 is taken from 11'],
    ['412615332', 'nine digits'],
    ['000000000', 'zeros have a valid check digit'],
  ])('accepts %s: %s', (code) => expect(accepts('CO', code)).toBe(true));

  test.each([
    ['412615331', 'a wrong check digit'],
    ['8001972683', 'a wrong check digit'],
    ['222222222222', 'the number for final consumers, which is not a NIT'],
    ['80019726', 'too few digits'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('CO', code)).toEqual(['GOBL-CO-TAX-IDENTITY-01 $.code']);
  });

  test('drops dots and dash on normalising', () => {
    expect(normalisedCode('CO', '901.458.652-7')).toBe('9014586527');
  });
});

describe('invoice', () => {
  test.each([
    ['general', '2005-12-31', UNAVAILABLE],
    ['general', '2006-01-01', '16.0%'],
    ['general', '2016-12-31', '16.0%'],
    ['general', '2017-01-01', '19.0%'],
    ['reduced', '2005-12-31', UNAVAILABLE],
    ['reduced', '2006-01-01', '5.0%'],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('CO', day, rate)).toBe(percent));

  test('charges the consumption tax and subtracts retained taxes', () => {
    const taxes = [
      { cat: 'INC', percent: '8%' },
      { cat: 'RICA', percent: '0.966%' },
    ];
    expect(invoiceOf('CO', { lines: [line({ taxes })] }).document.totals).toMatchObject({
      tax: '8.00',
      total_with_tax: '108.00',
      payable: '107.03',
    });
  });
});
