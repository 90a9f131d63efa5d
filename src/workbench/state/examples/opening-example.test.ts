import { expect, it } from 'vitest';
import type { ExampleSummary } from '../../../client/index.ts';
import { countryFor, openingExample } from './opening-example.ts';

const schema = 'bill/invoice';
const examples: ExampleSummary[] = [
  {
    name: 'de-receipt',
    title: 'A bookshop',
    schema: 'bill/payment',
    country: 'DE',
    addons: [],
  },
  { name: 'de-xrechnung-v3', title: 'A bookshop', schema, country: 'DE', addons: ['de-xrechnung-v3'] },
  { name: 'de-invoice', title: 'A bookshop', schema, country: 'DE', addons: [] },
  { name: 'el-invoice', title: 'A bookshop', schema, country: 'EL', addons: [] },
  { name: 'gb-invoice', title: 'A bookshop', schema, country: 'GB', addons: [] },
];

it('openingExample is an invoice of a country of the browser’s languages', () => {
  const countries = ['AT', 'DE', 'EL', 'GB', 'PT', 'US'];
  expect(countryFor(['de-AT', 'en'], countries)).toBe('AT');
  expect(countryFor(['de-LU', 'en-GB'], countries)).toBe('GB');
  expect(countryFor(['de-LU'], countries)).toBe('DE');
  expect(countryFor(['el'], countries)).toBe('EL');
  expect(countryFor(['en'], countries)).toBe('US');
  expect(countryFor(['ja', 'not a language'], countries)).toBeUndefined();
  expect(openingExample(examples, ['el'])).toBe('el-invoice');
  expect(openingExample(examples, ['de-AT'])).toBe('de-invoice');
});

it('openingExample falls back to another country if no language matches', () => {
  expect(openingExample(examples, ['ja'])).toBe('gb-invoice');
  expect(openingExample(examples.slice(0, 4), ['ja'])).toBe('de-invoice');
  expect(openingExample([], ['el'])).toBeUndefined();
});
