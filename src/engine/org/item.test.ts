import { expect, test } from 'vitest';
import { faultsOf, normalised, readingFaults, rewritten } from '../rules/testing.ts';
import { Item } from './item.ts';

test('Item keeps the decimals of prices and writes the currency of alternative prices', () => {
  const json = { price: 10.5, name: 'Work', alt_prices: [{ value: '12.00' }], unit: 'h' };
  expect(JSON.stringify(rewritten(Item, json))).toBe(
    '{"name":"Work","price":"10.5","alt_prices":[{"currency":"","value":"12.00"}],"unit":"h"}',
  );
  expect(faultsOf(Item, json)).toEqual(['GOBL-CURRENCY-AMOUNT-01 $.alt_prices[0].currency']);
  expect(readingFaults(Item, { name: 'Work', price: 'ten' })).toEqual(['BW-AMOUNT $.price']);
});

test('Item requires a name and rejects a negative price', () => {
  expect(faultsOf(Item, { price: '0' })).toEqual(['GOBL-ORG-ITEM-01 $.name']);
  expect(faultsOf(Item, { name: 'Work', price: '-0.01', key: 'anything' })).toEqual(['GOBL-ORG-ITEM-02 $.price']);
});

test('normalising cleans name and description and keeps the UUID', () => {
  const uuid = '00000000-0000-0000-0000-000000000000';
  expect(normalised(Item, { uuid, name: ' Work ', description: '\tBy the hour\n' })).toEqual({
    uuid,
    name: 'Work',
    description: 'By the hour',
  });
});
