/** Finds the currencies that the cells and the names of columns state. */

import { currencyDefinition } from '../engine/currency/currencies.ts';
import { entryOf } from '../engine/model/json.ts';
import { currencySign } from './numbers.ts';

/** Signs of one currency, in upper case. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  US$: 'USD',
  ZŁ: 'PLN',
  ZL: 'PLN',
  FR: 'CHF',
  SFR: 'CHF',
  KČ: 'CZK',
  FT: 'HUF',
  LEI: 'RON',
  ЛВ: 'BGN',
  '₹': 'INR',
  '₺': 'TRY',
  '₪': 'ILS',
  '₩': 'KRW',
};

/** Signs of several currencies. The code of each begins with the country that means it. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP'],
  KR: ['SEK', 'NOK', 'DKK'],
  '¥': ['JPY', 'CNY'],
};

const bare = (text: string) => text.trim().toUpperCase().replace(/\.$/, '');

/** Returns the code of a currency by its name, sign or code; undefined if unknown. @param country where `$` is written. Default: the United States */
export function currencyIn(cell: string, country = 'US'): string | undefined {
  const text = bare(cell);
  const shared = entryOf(SHARED, text);
  const of = (wanted: string) => shared?.find((code) => code.slice(0, 2) === wanted);
  if (shared) return of(country) ?? of('US');
  return entryOf(CURRENCIES, text) ?? (/^[A-Z]{3}$/.test(text) ? text : undefined);
}

/** Returns whether a sign can mean a currency. An unknown sign can mean any. */
export function canMean(sign: string, currency: string): boolean {
  const shared = entryOf(SHARED, bare(sign));
  if (shared) return shared.includes(currency);
  return (currencyIn(sign) ?? currency) === currency;
}

const CODES =
  'EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|BGN|MXN|ARS|BRL|CLP|COP|PEN|CAD|AUD|NZD|JPY|CNY|INR|SGD|MYR|SAR|AED|OMR';
const IN_HEADING = new RegExp(String.raw`(?<!\p{L})(?:${CODES}|zł)(?!\p{L})|US\$|\p{Sc}`, 'u');

/** Returns the first sign or code of a currency in the names of columns. */
export function signInHeadings(names: readonly string[]): string | undefined {
  return names.flatMap((name) => IN_HEADING.exec(name)?.[0] ?? [])[0];
}

/** Returns the first sign or code of a currency next to a figure. */
export function signIn(figures: readonly string[]): string | undefined {
  const signs = figures.flatMap((figure) => currencySign(figure) ?? []);
  // Other letters next to a figure are units.
  return signs.find((sign) => !/^[A-Z]{3}$/.test(sign) || currencyDefinition(sign) !== undefined);
}
