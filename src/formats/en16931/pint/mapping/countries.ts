/** The taxes of PINT in each country (chapter 23 §5 to §11). */

import type { Format } from '../../../declare/format.ts';

/** The specifics of PINT in a country. */
export interface PintCountry {
  /** `ae`; `aunz` for Australia and New Zealand. */
  readonly key: string;
  readonly name: string;
  readonly scheme: 'VAT' | 'GST';
  /** The taxes of documents that are written under the scheme. */
  readonly taxes: readonly string[];
  readonly categories: readonly string[];
  /** The category of each key of the standard. */
  readonly byKey: ReadonlyMap<string, string>;
  /** The types of legal identities that the format implies. */
  readonly registers: readonly string[];
}

const KEYS = ['standard', 'zero', 'export', 'exempt', 'reverse-charge', 'outside-scope'];

/** Name, scheme, other taxes, categories, the categories of `KEYS`, and implied registers. */
const TABLE = `ae PINT AE,VAT,,S Z E O AE N,S Z Z E AE O,
sg PINT SG,GST,,SR ZR ES33 ESN33 DS OS NG NA SRCA-S SRCA-C SRRC SROVR-RS SROVR-LVG SRLVG,SR ZR - ES33 - OS,UEN
aunz PINT A-NZ,GST,,S Z E G O,S Z - E - O,ABN NZBN
jp PINT JP,VAT,,S AA E G O,S G G E - O,
my PINT MY,VAT,SST,SA SE HVG LVG E O,SA E - E - O,BRN
om PINT OM,VAT,,S E O Z,S Z Z E - O,`;

const words = (text = '') => text.split(' ').filter(Boolean);

const COUNTRIES: ReadonlyMap<string, PintCountry> = new Map(
  TABLE.split('\n').map((line) => {
    const key = line.slice(0, line.indexOf(' '));
    const [name = '', scheme, taxes, categories, byKey, registers] = line.slice(key.length + 1).split(',');
    const codes = words(byKey);
    const country = {
      key,
      name,
      scheme: scheme as PintCountry['scheme'],
      taxes: [scheme ?? '', ...words(taxes)],
      categories: words(categories),
      byKey: new Map(KEYS.flatMap((each, at) => (codes[at] === '-' ? [] : [[each, codes[at] ?? ''] as const]))),
      registers: words(registers),
    };
    return [key, country] as const;
  }),
);

/** Returns the country of a format: `pint-jp-nontax` is Japan's. */
export function countryOf({ key }: Pick<Format, 'key'>): PintCountry {
  const country = COUNTRIES.get(key.split('-')[1] ?? '');
  if (country === undefined) throw new Error(`${key} is not a format of PINT`);
  return country;
}

/** The day from which Japan has a reduced rate, which has a category of its own. */
const REDUCED_FROM = '2019-10-01';
/** Malaysia's categories by percentage: of its sales tax and its service tax. */
const MALAYSIAN: ReadonlyMap<number, string> = new Map([
  [5, 'SA'],
  [10, 'SA'],
  [6, 'SE'],
  [8, 'SE'],
]);

interface Rated {
  readonly key?: string | undefined;
  readonly percent?: string | undefined;
  readonly ext?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the category of a tax combo; undefined if the country has none for its key or percentage. */
export function categoryOf(country: PintCountry, { key, percent, ext }: Rated, date: string): string | undefined {
  const given = ext?.['untdid-tax-category'];
  const plain = (key ?? 'standard').split('+')[0] ?? '';
  // The addon for EN 16931 gives every tax that is not VAT the category O.
  const isOfAddon = given === 'O' && country.scheme === 'GST' && plain !== 'outside-scope';
  if (typeof given === 'string' && country.categories.includes(given) && !isOfAddon) return given;
  if (given === 'TTX') return undefined;
  if (plain !== 'standard') return country.byKey.get(plain);
  const rate = Number.parseFloat(percent ?? '');
  if (country.key === 'my') return MALAYSIAN.get(rate);
  if (country.key === 'jp' && rate === 8 && date >= REDUCED_FROM) return 'AA';
  return country.byKey.get(plain);
}

/** Where a category stands. */
export type Place = 'line' | 'row' | 'group';

const EMIRATI_RATE = '5';
/** The categories of the Emirates without percentage, by place. */
const EMIRATI_UNRATED: Readonly<Record<Place, readonly string[]>> = { line: ['E', 'O'], row: ['O'], group: ['E', 'O'] };

/** Returns the percentage, without its sign, that a category has at a place; undefined if it has none. */
export function percentOf({ key }: PintCountry, category: string, place: Place, percent?: string): string | undefined {
  const rate = percent?.replace('%', '');
  if (key === 'sg') return rate ?? '0';
  if (key === 'om') return category === 'E' || category === 'O' ? undefined : category === 'Z' ? '0' : (rate ?? '0');
  if (key === 'ae') {
    if (EMIRATI_UNRATED[place].includes(category)) return undefined;
    if (category === 'Z' || category === 'E') return '0';
    if (category === 'AE' && place === 'row') return '0';
    return rate ?? (category === 'S' ? '0' : EMIRATI_RATE);
  }
  if (category === 'O') return undefined;
  return ['E', 'G', 'Z'].includes(category) ? '0' : (rate ?? '0');
}

/** Returns whether a category has no tax whatever its percentage: reverse charge, and the margin scheme. */
export function isTaxless({ key }: PintCountry, category: string): boolean {
  return key === 'ae' && (category === 'AE' || category === 'N');
}

/** Returns whether the sellers of a format are not registered for tax, and charge none. */
export function isNonTax({ key }: Pick<Format, 'key'>): boolean {
  return key.endsWith('-nontax');
}

/** Returns the rate that the category of such a seller has in the file. It has no effect. */
export function nonTaxRate(category: string | undefined): string | undefined {
  return category === 'S' ? '10' : category === 'AA' ? '8' : undefined;
}

/** Categories whose groups have no exemption reason. */
export const TAXED: readonly string[] = ['S', 'Z', 'AA', 'SR', 'ZR', 'SA', 'SE', 'N'];

/** Returns whether a transaction type has a 1 at a place, counted from 1. */
export function hasBit(bits: unknown, place: number): boolean {
  return typeof bits === 'string' && bits[place - 1] === '1';
}
