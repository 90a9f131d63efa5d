import { expect, test } from 'vitest';
import { Amount } from '../num/amount.ts';
import { faultsOf, read, rewritten } from '../rules/testing.ts';
import { currencies, currenciesByPriority, currencyDefinition, subunitsOf } from './currencies.ts';
import { ExchangeRate, matchingRate, RateTable } from './exchange-rate.ts';

const amount = (text: string) => Amount.parse(text) ?? Amount.ZERO;

const rates = [
  { from: 'USD', to: 'EUR', amount: '0.875967' },
  { from: 'USD', to: 'EUR', amount: '2' },
  { from: 'EUR', to: 'JPY', amount: '160.125' },
].map((json) => read(ExchangeRate, json));

test('RateTable treats a rate without an amount as zero', () => {
  const stated = [read(ExchangeRate, { from: 'USD', to: 'EUR' })];
  expect(new RateTable(stated).convert('USD', 'EUR', amount('10.00'))?.toString()).toBe('0.00');
});

test('currencies have unique codes', () => {
  expect(currencies).toHaveLength(180);
  expect(new Set(currencies.map((each) => each.iso_code)).size).toBe(180);
});

test('currencies have the data needed to display amounts', () => {
  expect(currencyDefinition('EUR')).toMatchObject({
    name: 'Euro',
    symbol: '€',
    subunits: 2,
    decimal_mark: ',',
    iso_numeric: '978',
  });
  expect(currencyDefinition('CHF')).toMatchObject({ template: '%u %n', thousands_separator: "'" });
  expect(currencyDefinition('JPY')).toMatchObject({ subunits: 0, subunit_name: null });
  expect(subunitsOf('BTC')).toBe(8);
  expect(subunitsOf('eur')).toBeUndefined();
});

test('currenciesByPriority begins with the most common ones', () => {
  expect(currenciesByPriority.slice(0, 7).map((each) => each.iso_code)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'AUD',
    'CAD',
    'JPY',
    'AED',
  ]);
});

test('ExchangeRate requires both currencies, a real time and an amount above zero', () => {
  expect(rewritten(ExchangeRate, {})).toEqual({ from: '', to: '', amount: '0' });
  expect(faultsOf(ExchangeRate, { from: 'USD', to: 'EUR', amount: '0.9', at: '2024-01-01T12:00:00' })).toEqual([]);
  expect(faultsOf(ExchangeRate, { from: 'usd', at: '0000-00-00T00:00:00' })).toEqual([
    'GOBL-CURRENCY-EXCHANGERATE-02 $.to',
    'GOBL-CURRENCY-EXCHANGERATE-03 $.at',
    'GOBL-CURRENCY-EXCHANGERATE-04 $.amount',
    'GOBL-CURRENCY-CODE-01 $.from',
  ]);
});

test('matchingRate returns the first match without inverting or chaining', () => {
  expect(matchingRate(rates, 'USD', 'GBP', 'EUR')).toBe(rates[0]);
  expect(matchingRate(rates, 'USD', 'EUR', 'USD')).toBeUndefined();
  expect(matchingRate(rates, 'EUR', 'USD')).toBeUndefined();
  expect(matchingRate(rates, 'USD', 'JPY')).toBeUndefined();
  expect(matchingRate([null, ...rates], 'EUR', 'JPY')).toBe(rates[2]);
  expect(matchingRate(undefined, 'EUR', 'JPY')).toBeUndefined();
});

test('matchingRate matches a rate without a source currency to a document without a currency', () => {
  const nameless = read(ExchangeRate, { to: 'EUR', amount: '2' });
  expect(matchingRate([...rates, nameless], '', 'EUR')).toBe(nameless);
  expect(matchingRate([null, ...rates], '', 'EUR')).toBeUndefined();
});

test('RateTable.convert rounds to the decimals of the amount, then to those of the target currency', () => {
  expect(new RateTable(rates).convert('USD', 'EUR', amount('10.00'))?.toString()).toBe('8.76');
  expect(new RateTable(rates).convert('USD', 'EUR', amount('10'))?.toString()).toBe('9.00');
  expect(new RateTable(rates).convert('EUR', 'JPY', amount('1.50'))?.toString()).toBe('240');
  expect(new RateTable(rates).convert('USD', 'USD', amount('1.5'))?.toString()).toBe('1.5');
  expect(new RateTable(rates).convert('EUR', 'USD', amount('1.50'))).toBeUndefined();
});
