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

describe('tax number', () => {
  test.each([
    ['101230456', 'a cédula física'],
    ['3101123456', 'a cédula jurídica'],
    ['31A1B23456', 'ten digits and letters'],
    ['0101123456', 'ten digits may begin with 0'],
    ['15581234567', 'a DIMEX of eleven digits'],
    ['155812345678', 'a DIMEX of twelve digits'],
  ])('accepts %s: %s', (code) => expect(accepts('CR', code)).toBe(true));

  test.each([
    ['001230456', 'a leading zero'],
    ['055812345678', 'a leading zero'],
    ['12345678', 'too few digits'],
    ['1558123456789', 'too many digits'],
  ])('rejects %s: %s', (code) => expect(identityFaults('CR', code)).toEqual(['GOBL-CR-TAX-IDENTITY-01 $.code']));

  test('drops dashes on normalising', () => expect(normalisedCode('CR', '3-101-123456')).toBe('3101123456'));
});

describe('invoice', () => {
  test.each([
    ['general', '2019-06-30', UNAVAILABLE],
    ['general', '2019-07-01', '13.0%'],
    ['intermediate', '2019-07-01', '4.0%'],
    ['reduced', '2019-07-01', '2.0%'],
    ['super-reduced', '2019-07-01', '1.0%'],
    ['special', '2022-09-28', UNAVAILABLE],
    ['special', '2022-09-29', '0.5%'],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('CR', day, rate)).toBe(percent));

  test('adds an excise tax by percentage', () => {
    const taxes = [
      { cat: 'ISC', percent: '10%' },
      { cat: 'VAT', rate: 'general' },
    ];
    const { document, faults } = invoiceOf('CR', { lines: [line({ taxes })] });
    expect(faults).toEqual([]);
    expect(document.totals).toMatchObject({ tax: '23.00', payable: '123.00' });
  });
});
