import { beforeAll, describe, expect, test } from 'vitest';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { accepts, identityFaults, loadAll, normalisedCode, notesFor, percentOn, UNAVAILABLE } from '../testing.ts';

beforeAll(loadAll);

const FORM = 'GOBL-SK-TAX-IDENTITY-01 $.code';
const CHECK = 'GOBL-SK-TAX-IDENTITY-02 $.code';

describe('VAT number', () => {
  test.each(['2020273893', '2022749619', '2120046819'])('accepts %s', (code) => {
    expect(accepts('SK', code)).toBe(true);
  });

  test.each([
    ['2022749618', 'not a multiple of 11', [CHECK]],
    ['202027389', 'a digit too few', [FORM, CHECK]],
    ['20229', 'too few digits, but a multiple of 11', [FORM]],
    ['0000000011', 'leading zeros, but a multiple of 11', [FORM]],
    ['SK2020273893', 'with a country prefix', [FORM, CHECK]],
  ])('rejects %s: %s', (code, _why, faults) => expect(identityFaults('SK', code)).toEqual(faults));

  test('drops the country prefix on normalising', () =>
    expect(normalisedCode('SK', 'SK2020273893')).toBe('2020273893'));
});

describe('invoice', () => {
  test.each([
    ['general', '2010-12-31', UNAVAILABLE],
    ['general', '2011-01-01', '20.0%'],
    ['general', '2024-12-31', '20.0%'],
    ['general', '2025-01-01', '23.0%'],
    ['reduced', '2024-12-31', UNAVAILABLE],
    ['reduced', '2025-01-01', '19.0%'],
    ['super-reduced', '2024-12-31', UNAVAILABLE],
    ['super-reduced', '2025-01-01', '5.0%'],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('SK', day, rate)).toBe(percent));

  test('has a reverse-charge note that says who owes the tax', () => {
    expect(notesFor('SK', ['reverse-charge'])).toEqual([reverseChargeScenarios[0]?.list[0]?.note]);
  });
});
