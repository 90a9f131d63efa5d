/** Regimes sent as documents: their categories and the values of their rates (chapter 03 §2.1). */
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../rules/testing.ts';
import { CategoryDef, RateDef } from './category-def.ts';

const name = { en: 'Name' };

/** Checks the order of values written as `day percent region`, with - for a missing day. */
function inOrder(...values: (string | null)[]): boolean {
  const list = values.map((text) => {
    if (text === null) return null;
    const [since = '-', place] = text.split(' ');
    return { percent: '1%', ...(since !== '-' && { since }), ...(place && { ext: { 'xx-place': place } }) };
  });
  const faults = faultsOf(RateDef, { rate: 'general', name, values: list });
  expect(faults.filter((fault) => fault !== 'GOBL-TAX-RATEDEF-03 $.values')).toEqual([]);
  return faults.length === 0;
}

describe('rate values', () => {
  test.each([
    [[]],
    [['2020-01-01']],
    [['2020-01-01', '2019-12-31', '-']],
    [['-', '-']],
    [['2020-01-01', null, '2019-12-31']],
    // Each region has its own order.
    [['2019-01-01 N', '2020-01-01 S', '2018-01-01 N']],
    [['2019-01-01', '2020-01-01 S']],
    // A value without a day ends the comparison.
    [['2019-01-01', '-', '2020-01-01']],
  ])('accept the order %j', (values) => expect(inOrder(...values)).toBe(true));

  test.each([
    [['2019-12-31', '2020-01-01']],
    [['2020-01-01', '2020-01-01']],
    [['2021-01-01', '2019-01-01', '2020-01-01']],
    [['2019-01-01', null, '2020-01-01']],
    [['2019-01-01 N', '2020-01-01 S', '2020-01-01 N']],
  ])('reject the order %j', (values) => expect(inOrder(...values)).toBe(false));
});

test('RateDef requires its key and its name', () => {
  expect(faultsOf(RateDef, {})).toEqual(['GOBL-TAX-RATEDEF-01 $.rate', 'GOBL-TAX-RATEDEF-02 $.name']);
});

test('CategoryDef requires its code and names, and rejects both retained and informative', () => {
  const whole = { code: 'VAT', name, title: name };
  expect(faultsOf(CategoryDef, whole)).toEqual([]);
  expect(faultsOf(CategoryDef, { ...whole, retained: true })).toEqual([]);
  expect(faultsOf(CategoryDef, { ...whole, informative: true })).toEqual([]);
  expect(faultsOf(CategoryDef, { retained: true, informative: true })).toEqual([
    'GOBL-TAX-CATEGORYDEF-04 $',
    'GOBL-TAX-CATEGORYDEF-01 $.code',
    'GOBL-TAX-CATEGORYDEF-02 $.name',
    'GOBL-TAX-CATEGORYDEF-03 $.title',
  ]);
});
