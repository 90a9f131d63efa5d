import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, identityFaults, invoiceOf, loadAll, normalisedCode, percentOn, UNAVAILABLE } from '../testing.ts';

beforeAll(loadAll);

const FORM = 'GOBL-NZ-TAX-IDENTITY-01 $.code';
const CHECK = 'GOBL-NZ-TAX-IDENTITY-02 $.code';

describe('GST number', () => {
  test.each([
    ['49091850', 'an example of Inland Revenue'],
    ['35901981', 'an example of Inland Revenue'],
    ['49098576', 'an example of Inland Revenue, by the second weights'],
    ['136410132', 'an example of Inland Revenue, of nine digits'],
  ])('accepts %s: %s', (code) => expect(accepts('NZ', code)).toBe(true));

  test.each([
    ['136410133', 'a wrong check digit', [CHECK]],
    ['49091851', 'a wrong check digit', [CHECK]],
    ['9125568', 'a digit too few', [FORM, CHECK]],
    ['4909185A', 'a letter', [FORM, CHECK]],
    ['00000000', 'below the range', [CHECK]],
    ['999999999', 'above the range', [CHECK]],
  ])('rejects %s: %s', (code, _why, faults) => expect(identityFaults('NZ', code)).toEqual(faults));

  test('drops dashes and the country prefix on normalising', () => {
    expect(normalisedCode('NZ', '49-091-850')).toBe('49091850');
    expect(normalisedCode('NZ', 'NZ 136 410 132')).toBe('136410132');
  });
});

describe('invoice', () => {
  test.each([
    ['2010-09-30', UNAVAILABLE],
    ['2010-10-01', '15.0%'],
  ])('on %s gets %s', (day, percent) => expect(percentOn('NZ', day, 'general', { cat: 'GST' })).toBe(percent));

  test('is in New Zealand dollars', () => {
    const { document, faults } = invoiceOf('NZ');
    expect(faults).toEqual([]);
    expect(document.currency).toBe('NZD');
  });
});
