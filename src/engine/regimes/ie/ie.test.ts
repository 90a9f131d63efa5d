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
  test.each([
    ['3628739L', 'seven digits and a letter'],
    ['5343381W', 'a remainder of 0 is W'],
    ['6433435OA', 'A after the check letter adds 9'],
    ['3336483DH', 'H adds 72'],
    ['1234567FA', 'the example that Revenue gives to the OECD'],
    ['1234567TW', 'W adds nothing'],
    ['1234577IA', 'A adds 9, the check letter is I'],
    ['8Z49289F', 'of the form before 1991'],
  ])('accepts %s: %s', (code) => expect(accepts('IE', code)).toBe(true));

  test.each([
    '3628739A',
    '8Z49289A',
    '12345678',
    '123456',
    '3628739LB',
    '1234567F',
    '1234567FW',
    '1234567TX',
    '1234567TJ',
  ])('rejects %s', (code) => {
    expect(identityFaults('IE', code)).toEqual(['GOBL-IE-TAX-IDENTITY-01 $.code']);
  });

  test('with + in second place passes its own check but loses the + on normalising', () => {
    expect(identityFaults('IE', '8+49289F')).toEqual(['GOBL-TAX-IDENTITY-02 $.code']);
    expect(normalisedCode('IE', '8+49289F')).toBe('849289F');
  });

  test('drops separators and the country prefix on normalising', () => {
    expect(normalisedCode('IE', 'IE 36.28-739L')).toBe('3628739L');
    expect(normalisedCode('IE', '1234567fa')).toBe('1234567FA');
  });
});

describe('invoice', () => {
  test.each([
    ['2003-01-01', '2002-12-31', 'reduced', '13.5%'],
    ['2011-01-01', '2010-12-31', 'super-reduced', '9.0%'],
    ['2008-01-01', '2007-12-31', 'special', '4.8%'],
  ])('from %s, but not on %s, has %s at %s', (first, before, rate, percent) => {
    expect(percentOn('IE', first, rate)).toBe(percent);
    expect(percentOn('IE', before, rate)).toBe(UNAVAILABLE);
  });

  test.each([
    ['2021-03-01', '23.0%'],
    ['2021-02-28', '21.0%'],
    ['2020-09-01', '21.0%'],
    ['2020-08-31', '23.0%'],
    ['2012-01-01', '23.0%'],
    ['2011-12-31', '21.0%'],
    ['2010-01-01', '21.0%'],
    ['2009-12-31', UNAVAILABLE],
  ])('with the rate general on %s gets %s', (day, percent) => expect(percentOn('IE', day, 'general')).toBe(percent));

  test('needs no tax code and has a reverse-charge note that says who owes the tax', () => {
    const lines = [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })];
    const { document, faults } = invoiceOf('IE', { $tags: ['reverse-charge'], lines });
    expect(faults).toEqual([]);
    expect(document.tax.notes).toEqual([
      {
        cat: 'VAT',
        key: 'reverse-charge',
        text: 'Reverse charge: Customer to account for VAT to the relevant tax authority.',
      },
    ]);
  });
});
