import { beforeAll, describe, expect, test } from 'vitest';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { accepts, identityFaults, loadAll, normalisedCode, notesFor, percentOn, UNAVAILABLE } from '../testing.ts';

beforeAll(loadAll);

describe('UID', () => {
  test.each([
    ['U10223006', "the ministry's worked example"],
    ['U13585627', 'a published example of stdnum'],
    ['U38516405', 'a weighted sum of 31'],
    ['U00000033', 'leading zeros count'],
  ])('accepts %s: %s', (code) => expect(accepts('AT', code)).toBe(true));

  test.each([
    ['U10223001', 'a wrong check digit'],
    ['U00000000', 'only zeros have the check digit 6'],
    ['38516405', 'the U is missing'],
    ['U3851640', 'a digit too few'],
    ['U385164055', 'a digit too many'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('AT', code)).toEqual(['GOBL-AT-TAX-IDENTITY-01 $.code']);
  });

  test('keeps the U and drops country and separators on normalising', () => {
    expect(normalisedCode('AT', 'ATU 385.16405')).toBe('U38516405');
    expect(normalisedCode('AT', '38516405')).toBe('38516405');
  });
});

describe('invoice', () => {
  test.each([
    ['general', '20.0%', '2011-01-04', '2011-01-03'],
    ['intermediate', '13.0%', '2016-01-01', '2015-12-31'],
    ['reduced', '10.0%', '2011-01-04', '2011-01-03'],
    ['super-reduced', '4.9%', '2026-07-01', '2026-06-30'],
  ])('with the rate %s gets %s from %s on', (rate, percent, first, before) => {
    expect(percentOn('AT', first, rate)).toBe(percent);
    expect(percentOn('AT', before, rate)).toBe(UNAVAILABLE);
  });

  test('has a reverse-charge note that says who owes the tax', () => {
    expect(notesFor('AT', ['reverse-charge'])).toEqual([reverseChargeScenarios[0]?.list[0]?.note]);
  });
});
