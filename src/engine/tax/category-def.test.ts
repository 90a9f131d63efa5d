/** Regimes that are sent as documents: the values of their rates, and their categories (chapter 03 §2.1). */
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../rules/testing.ts';
import { CategoryDef, RateDef } from './category-def.ts';

const name = { en: 'Name' };

/** Values as `day percent place`, with - for a day that is missing. */
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

describe('the values of a rate', () => {
  test.each([
    [[]],
    [['2020-01-01']],
    [['2020-01-01', '2019-12-31', '-']],
    [['-', '-']],
    [['2020-01-01', null, '2019-12-31']],
    // Each place has an order of its own.
    [['2019-01-01 N', '2020-01-01 S', '2018-01-01 N']],
    [['2019-01-01', '2020-01-01 S']],
    // A value without a day ends what was compared.
    [['2019-01-01', '-', '2020-01-01']],
  ])('%j stand in order', (values) => expect(inOrder(...values)).toBe(true));

  test.each([
    [['2019-12-31', '2020-01-01']],
    [['2020-01-01', '2020-01-01']],
    [['2021-01-01', '2019-01-01', '2020-01-01']],
    [['2019-01-01', null, '2020-01-01']],
    [['2019-01-01 N', '2020-01-01 S', '2020-01-01 N']],
  ])('%j do not', (values) => expect(inOrder(...values)).toBe(false));
});

test('a rate needs its name, in rate and for people', () => {
  expect(faultsOf(RateDef, {})).toEqual(['GOBL-TAX-RATEDEF-01 $.rate', 'GOBL-TAX-RATEDEF-02 $.name']);
});

test('a category needs its code and names, and is not both retained and informative', () => {
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
