import { beforeAll, describe, expect, test } from 'vitest';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import {
  accepts,
  identityFaults,
  invoiceOf,
  loadAll,
  normalisedCode,
  notesFor,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

describe('UID', () => {
  test.each([
    ['E109322551', "the statistical office's worked example"],
    ['E284156502', 'a weighted sum of 152'],
    ['E100416306', 'a weighted sum of 71'],
  ])('accepts %s: %s', (code) => expect(accepts('CH', code)).toBe(true));

  test.each([
    ['E109322552', 'a wrong check digit'],
    ['E116276851', 'a sum divisible by 11 needs the check digit 0'],
    ['E100426306', 'a check digit of 10 is not assigned'],
    ['109322551', 'the E of CHE is missing'],
    ['E10932255', 'a digit too few'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('CH', code)).toEqual(['GOBL-CH-TAX-IDENTITY-01 $.code']);
  });

  test.each([
    ['CHE-109.322.551 MWST', 'E109322551'],
    ['CHE-109.322.551 TVA', 'E109322551'],
    ['CHE-284.156.502 IVA', 'E284156502'],
    ['109.322.551', '109322551'],
    ['E109IVA322551', 'E109IVA322551'],
    ['MWST', undefined],
  ])('normalises %s to %s', (code, normal) => expect(normalisedCode('CH', code)).toBe(normal));
});

describe('invoice', () => {
  test.each([
    ['general', '8.1%'],
    ['intermediate', '3.8%'],
    ['reduced', '2.6%'],
  ])('with the rate %s gets %s since 2024', (rate, percent) => {
    expect(percentOn('CH', '2024-01-01', rate)).toBe(percent);
    expect(percentOn('CH', '2023-12-31', rate)).toBe(UNAVAILABLE);
  });

  test('needs no tax code and has a reverse-charge note that says who owes the tax', () => {
    expect(invoiceOf('CH').faults).toEqual([]);
    expect(notesFor('CH', ['reverse-charge'])).toEqual([reverseChargeScenarios[0]?.list[0]?.note]);
  });
});
