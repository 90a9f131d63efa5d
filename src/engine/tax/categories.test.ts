import { describe, expect, test } from 'vitest';
import type { PercentageText } from '../num/percentage.ts';
import { Percentage } from '../num/percentage.ts';
import { Category, globalCategories, rateValue } from './categories.ts';

const name = { en: 'Tax' };
const category = new Category({
  code: 'TAX',
  name,
  keys: [
    { key: 'standard', name },
    { key: 'zero', name },
    { key: 'exempt', name, no_percent: true },
    { key: 'open', name, no_percent: false },
  ],
  rates: [
    { rate: 'general', keys: ['standard'], name, values: [{ percent: '20%' }] },
    { rate: 'general+eqs', keys: ['standard'], name, values: [{ percent: '20%', surcharge: '5%' }] },
    { rate: 'general', keys: ['zero', 'open'], name, values: [{ percent: '0%' }] },
    { rate: 'general', name, values: [{ percent: '9%' }] },
    { rate: 'reduced', keys: ['standard'], name, values: [{ percent: '8%' }] },
    { rate: 'reduced', keys: ['standard'], name, values: [{ percent: '7%' }] },
    { rate: 'bare', keys: ['standard'], name },
  ],
});

describe('Category.rate', () => {
  test.each([
    ['standard', 'general', '20%', undefined],
    ['standard', 'general+eqs', '20%', '5%'],
    ['standard', 'general+other', '20%', undefined],
    ['standard', 'general+eqs+other', '20%', undefined],
    ['standard', 'reduced', '8%', undefined],
    ['standard', 'reduced+eqs', '8%', undefined],
    ['zero', 'general', '0%', undefined],
    ['open', 'general', '0%', undefined],
    ['zero', 'general+eqs', '0%', undefined],
    ['', 'general', '9%', undefined],
    ['', 'general+eqs', '9%', undefined],
  ])(
    'with the key "%s" and the rate %s finds that rate, or the one before the plus: %s',
    (key, rate, percent, surcharge) => {
      const [value] = category.rate(key, rate)?.values ?? [];
      expect([value?.percent.toString(), value?.surcharge?.toString()]).toEqual([percent, surcharge]);
    },
  );

  test.each([
    ['standard', 'special'],
    ['exempt', 'general'],
    ['zero', 'reduced'],
    ['', 'reduced'],
    ['unknown', 'general'],
    ['standard', ''],
    ['standard', '+eqs'],
    ['standard', 'generally'],
  ])('with the key "%s" finds no rate %s', (key, rate) => expect(category.rate(key, rate)).toBeUndefined());

  test('finds a rate without percentages', () => expect(category.rate('standard', 'bare')?.values).toEqual([]));
});

test('Category distinguishes its keys with and without a percentage', () => {
  const keys = ['standard', 'zero', 'exempt', 'open', 'unknown', ''];
  expect(keys.filter((key) => category.knowsKey(key))).toEqual(['standard', 'zero', 'exempt', 'open']);
  expect(keys.filter((key) => category.withoutPercent(key))).toEqual(['exempt']);
  expect(category.hasKeys).toBe(true);
  expect(new Category({ code: 'A', name }).hasKeys).toBe(false);
});

test('Category is neither retained nor informative by default', () => {
  const marks = (more: object) => {
    const { code, retained, informative, rates } = new Category({ code: 'A', name, ...more });
    return { code, retained, informative, rates };
  };
  expect(marks({})).toEqual({ code: 'A', retained: false, informative: false, rates: [] });
  expect(marks({ retained: true })).toMatchObject({ retained: true, informative: false });
  expect(marks({ informative: true })).toMatchObject({ retained: false, informative: true });
});

test('Category has the declared keys and rates; a rate without keys applies to no key', () => {
  const made = new Category({
    code: 'A',
    name,
    keys: [
      { key: 'exempt', name, no_percent: true },
      { key: 'zero', name },
    ],
    rates: [
      { rate: 'keyed', keys: ['exempt'], name, values: [{ percent: '1%', surcharge: '3%', since: '2020-01-01' }] },
      { rate: 'plain', name, values: [{ percent: '2%', ext: { 'xx-region': 'N' } }] },
    ],
  });
  expect([made.withoutPercent('exempt'), made.withoutPercent('zero')]).toEqual([true, false]);
  expect(made.rates).toEqual([
    {
      rate: 'keyed',
      keys: ['exempt'],
      values: [{ percent: Percentage.parse('1%'), surcharge: Percentage.parse('3%'), since: '2020-01-01' }],
    },
    {
      rate: 'plain',
      keys: [],
      values: [{ percent: Percentage.parse('2%'), ext: new Map([['xx-region', 'N']]) }],
    },
  ]);
});

describe('rateValue', () => {
  const [rate] = new Category({
    code: 'TAX',
    name,
    rates: [
      {
        rate: 'general',
        name,
        values: [
          { ext: { 'xx-region': 'N' }, percent: '4%', since: '2020-01-01' },
          { percent: '3%', since: '2015-07-01' },
          { percent: '2%', since: '2010-01-01' },
          { ext: { 'xx-region': 'S' }, percent: '1%' },
        ],
      },
    ],
  }).rates;

  test.each([
    ['2020-01-01', undefined, '3%'],
    ['2020-01-01', 'N', '4%'],
    ['2019-12-31', 'N', '3%'],
    ['2020-01-01', 'S', '3%'],
    ['2015-07-01', undefined, '3%'],
    ['2015-06-30', undefined, '2%'],
    ['2010-01-01', undefined, '2%'],
    ['2009-12-31', undefined, undefined],
    ['2009-12-31', 'N', undefined],
    ['2009-12-31', 'S', '1%'],
  ])('on %s in the region %s is %s', (day, region, percent) => {
    if (!rate) throw new Error('no rate');
    const ext = region === undefined ? undefined : new Map([['xx-region', region]]);
    expect(rateValue(rate, day, ext)?.percent.toString()).toBe(percent);
  });
});

test('Category rejects an invalid percentage when it is declared', () => {
  const rates = [{ rate: 'general', name, values: [{ percent: 'much' as PercentageText }] }];
  expect(() => new Category({ code: 'A', name, rates })).toThrow('a regime states much as a percentage');
});

test('globalCategories has VAT and GST with their keys and no rates', () => {
  expect([...globalCategories.keys()]).toEqual(['VAT', 'GST']);
  const without = ['standard', 'zero', 'reverse-charge', 'exempt', 'export', 'intra-community', 'outside-scope'];
  const of = (code: string) => {
    const found = globalCategories.get(code);
    return [found?.code, found?.rates, ...without.map((key) => found?.knowsKey(key) && found.withoutPercent(key))];
  };
  expect(of('VAT')).toEqual(['VAT', [], false, false, true, true, true, true, true]);
  expect(of('GST')).toEqual(['GST', [], false, false, false, true, false, false, true]);
});
