import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, identityFaults, loadAll, normalisedCode, notesFor, percentOn, UNAVAILABLE } from '../testing.ts';

beforeAll(loadAll);

describe('tax registration number', () => {
  test.each(['100123456700003', '123456789012345', '000000000000000'])('accepts %s with fifteen digits', (code) => {
    expect(accepts('AE', code)).toBe(true);
  });

  test.each(['10012345670000', '1001234567000031', '10012345X700003'])('rejects %s without fifteen digits', (code) => {
    expect(identityFaults('AE', code)).toEqual(['GOBL-AE-TAX-IDENTITY-01 $.code']);
  });

  test('drops the separators of printed groups', () => {
    expect(normalisedCode('AE', '100-1234-5670-0003')).toBe('100123456700003');
    expect(normalisedCode('AE', 'AE 100123456700003')).toBe('100123456700003');
  });
});

describe('invoice', () => {
  test('has the rate 5% from the first day of the tax', () => {
    expect(percentOn('AE', '2017-12-31', 'general')).toBe(UNAVAILABLE);
    expect(percentOn('AE', '2018-01-01', 'general')).toBe('5%');
  });

  test('has a note if simplified or under reverse charge', () => {
    expect(notesFor('AE', ['reverse-charge', 'simplified'])).toEqual([
      { cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge' },
      { cat: 'VAT', key: 'simplified', text: 'Simplified Tax Invoice' },
    ]);
    expect(notesFor('AE', [])).toEqual([]);
  });
});
