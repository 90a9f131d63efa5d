/** Lines: which entries normalising removes, and which members are required (chapter 02 §4, §5). */
import { describe, expect, test } from 'vitest';
import { faultsOf, normalised } from '../rules/testing.ts';
import { Line, LineCharge, LineDiscount } from './line.ts';
import { Tax } from './tax.ts';

const item = { name: 'Rope', price: '1.00' };
const line = (members: object) => normalised(Line, { quantity: '1', item, ...members });

describe('line discount or charge', () => {
  test.each([
    ['a key', { key: 'early' }],
    ['a code', { code: 'A1' }],
    ['a reason', { reason: 'Early' }],
    ['a percentage', { percent: '1%' }],
    ['an amount', { amount: '1.00' }],
    ['an extension', { ext: { 'x-y': '1' } }],
  ])('is kept with only %s', (_, given) => {
    expect(line({ discounts: [given] })).toMatchObject({ discounts: [given] });
    expect(line({ charges: [{}, given] })).toMatchObject({ charges: [given] });
  });

  test.each([{}, { percent: '0%' }, { amount: '0.00' }, { percent: '0%', amount: '0' }])(
    'is removed if empty: %j',
    (given) => {
      const kept = { reason: 'Early', amount: '1.00' };
      const { discounts, charges } = line({ discounts: [given, kept], charges: [kept, given] }) as {
        discounts: object[];
        charges: object[];
      };
      expect([discounts, charges]).toMatchObject([[kept], [kept]]);
      expect([discounts.length, charges.length]).toEqual([1, 1]);
    },
  );
});

describe('part of a line', () => {
  const counted = (breakdown: object[]) => ((line({ breakdown }) as { breakdown?: object[] }).breakdown ?? []).length;

  test.each([
    ['a UUID', { uuid: '019cf0c1-9c40-7000-8000-000000000001' }],
    ['a quantity', { quantity: '1' }],
    ['an identifier', { identifier: { code: '1' } }],
    ['a period', { period: { start: '2026-01-01', end: '2026-01-31' } }],
    ['an order', { order: '1' }],
    ['a cost', { cost: '1' }],
    ['an item', { item }],
    ['a sum', { sum: '1.00' }],
    ['a discount', { discounts: [{ reason: 'Early' }] }],
    ['a charge', { charges: [{ reason: 'Late' }] }],
    ['a total', { total: '1.00' }],
    ['a note', { notes: [{ text: 'See above' }] }],
  ])('is kept with only %s', (_, part) => {
    expect(counted([part])).toBe(1);
    expect(counted([{}, part])).toBe(1);
  });

  test('is removed if empty', () => {
    expect(counted([{}])).toBe(0);
    expect(counted([{ quantity: '0' }])).toBe(0);
  });
});

test('normalising turns a negative price into a negative quantity, also in parts', () => {
  const negative = { quantity: '2', item: { name: 'Rope', price: '-1.00' } };
  const positive = { quantity: '-2', item: { name: 'Rope', price: '1.00' } };
  expect(line({ ...negative, breakdown: [negative], substituted: [negative] })).toMatchObject({
    ...positive,
    breakdown: [positive],
    substituted: [positive],
  });
  expect(line({ item: { name: 'Rope', price: '-1.00' }, quantity: '0' })).toMatchObject({ quantity: '0' });
});

test('normalising removes an empty list of taxes', () => {
  expect(line({ taxes: [] })).not.toHaveProperty('taxes');
  expect(line({ taxes: [{ cat: 'VAT' }] })).toHaveProperty('taxes');
});

describe('line rules', () => {
  test.each<[object, string[]]>([
    [{ reason: 'Late', amount: '1.00' }, []],
    [{ percent: '1%' }, []],
    [{ base: '10.00', percent: '1%' }, []],
    [{ base: '10.00' }, ['01 $.percent']],
    [{ percent: '1%', quantity: '2', rate: '1.00' }, ['02 $.quantity', '03 $.rate']],
    [{ base: '10.00', percent: '1%', quantity: '2', rate: '1.00' }, ['02 $.quantity', '03 $.rate']],
    [{ quantity: '2', rate: '1.00', unit: 'kg' }, []],
    [{ quantity: '2' }, ['05 $.rate']],
    [{ rate: '1.00' }, []],
    [{ rate: '1.00', unit: 'kg' }, ['04 $.unit']],
  ])('for a charge %j report %j', (charge, codes) => {
    expect(faultsOf(LineCharge, { amount: '1.00', ...charge })).toEqual(
      codes.map((code) => `GOBL-BILL-LINECHARGE-${code}`),
    );
  });

  test('require a percentage for a discount with a base', () => {
    expect(faultsOf(LineDiscount, { base: '10.00', amount: '1.00' })).toEqual(['GOBL-BILL-LINEDISCOUNT-01 $.percent']);
    expect(faultsOf(LineDiscount, { base: '10.00', percent: '1%', amount: '0.10' })).toEqual([]);
    expect(faultsOf(LineDiscount, { amount: '1.00' })).toEqual([]);
  });

  test('require sum and total of a line with a price', () => {
    const bare = { i: 1, quantity: '1' };
    const priced = { ...bare, item };
    expect(faultsOf(Line, priced)).toEqual(['GOBL-BILL-LINE-04 $.sum', 'GOBL-BILL-LINE-05 $.total']);
    expect(faultsOf(Line, { ...priced, sum: '1.00', total: '1.00' })).toEqual([]);
    expect(faultsOf(Line, { ...bare, item: { name: 'Rope' } })).toEqual([]);
    expect(faultsOf(Line, bare)).toEqual(['GOBL-BILL-LINE-03 $.item']);
    const parts = { sum: '1.00', total: '1.00', breakdown: [priced] };
    expect(faultsOf(Line, { ...priced, ...parts })).toEqual([
      'GOBL-BILL-SUBLINE-04 $.breakdown[0].sum',
      'GOBL-BILL-SUBLINE-05 $.breakdown[0].total',
    ]);
  });
});

test('normalising replaces older names of rounding rules', () => {
  expect(normalised(Tax, { rounding: 'sum-then-round' })).toEqual({ rounding: 'precise' });
  expect(normalised(Tax, { rounding: 'round-then-sum' })).toEqual({ rounding: 'currency' });
  expect(normalised(Tax, { rounding: 'precise' })).toEqual({ rounding: 'precise' });
  expect(normalised(Tax, { prices_include: 'VAT' })).toEqual({ prices_include: 'VAT' });
  expect(faultsOf(Tax, { rounding: 'precise', point: 'issue' })).toEqual([]);
});
