import { expect, test } from 'vitest';
import { currencyDefinition } from '../engine/currency/currencies.ts';
import { currencyOf, usualCurrencies } from './currencies.ts';

test('usual currencies exist and occur once', () => {
  expect(usualCurrencies.filter((code) => !currencyDefinition(code))).toEqual([]);
  expect(new Set(usualCurrencies).size).toBe(usualCurrencies.length);
});

test('currencyOf returns the currency of a country', () => {
  expect(['SE', 'CH', 'MX', 'GB', 'US'].map(currencyOf)).toEqual(['SEK', 'CHF', 'MXN', 'GBP', 'USD']);
  expect([currencyOf('ZZ'), currencyOf(undefined)]).toEqual([undefined, undefined]);
});
