import { expect, test } from 'vitest';
import { isoCode } from '../engine/country/iso-code.ts';
import { currencyDefinition } from '../engine/currency/currencies.ts';
import { currencyOf, usualCurrencies } from './currencies.ts';

test('usual currencies are known, and listed once', () => {
  expect(usualCurrencies.filter((code) => !currencyDefinition(code))).toEqual([]);
  expect(new Set(usualCurrencies).size).toBe(usualCurrencies.length);
});

test('countries have their own currency, also by their tax code', () => {
  expect(['ES', 'EL', 'GR', 'SE', 'CH', 'MX', 'GB'].map(currencyOf)).toEqual([
    'EUR',
    'EUR',
    'EUR',
    'SEK',
    'CHF',
    'MXN',
    'GBP',
  ]);
  expect([currencyOf('ZZ'), currencyOf(undefined)]).toEqual([undefined, undefined]);
  expect(isoCode('EL')).toBe('GR');
});
