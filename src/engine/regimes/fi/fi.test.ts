import { beforeAll, describe, expect, test } from 'vitest';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { accepts, identityFaults, loadAll, normalisedCode, notesFor, percentOn, UNAVAILABLE } from '../testing.ts';

beforeAll(loadAll);

describe('VAT number', () => {
  test.each([
    ['02454583', 'of the tax administration itself'],
    ['01120389', 'a published example of stdnum'],
    ['23456780', 'a weighted sum of 198'],
    ['00000000', 'zeros have a valid check digit'],
  ])('accepts %s: %s', (code) => expect(accepts('FI', code)).toBe(true));

  test.each([
    ['01120388', 'a wrong check digit'],
    ['80000000', 'a weighted sum of 56'],
    ['1120389', 'a digit too few'],
    ['0112038A', 'a letter'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('FI', code)).toEqual(['GOBL-FI-TAX-IDENTITY-01 $.code']);
  });

  test('is the business ID without its dash or country prefix', () => {
    expect(normalisedCode('FI', '0245458-3')).toBe('02454583');
    expect(normalisedCode('FI', 'FI02454583')).toBe('02454583');
  });
});

describe('invoice', () => {
  test.each([
    ['general', '2012-12-31', UNAVAILABLE],
    ['general', '2013-01-01', '24.0%'],
    ['general', '2024-08-31', '24.0%'],
    ['general', '2024-09-01', '25.5%'],
    ['reduced', '2012-12-31', UNAVAILABLE],
    ['reduced', '2013-01-01', '14.0%'],
    ['reduced', '2025-12-31', '14.0%'],
    ['reduced', '2026-01-01', '13.5%'],
    ['super-reduced', '2012-12-31', UNAVAILABLE],
    ['super-reduced', '2013-01-01', '10.0%'],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('FI', day, rate)).toBe(percent));

  test('has a reverse-charge note that says who owes the tax', () => {
    expect(notesFor('FI', ['reverse-charge'])).toEqual([reverseChargeScenarios[0]?.list[0]?.note]);
  });
});
