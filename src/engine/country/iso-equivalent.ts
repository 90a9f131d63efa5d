import { isoCountries } from './names.ts';

/** Tax country codes that are none of ISO 3166-1. */
const EQUIVALENTS: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
  ['XU', 'GB'],
]);

/** The ISO code of a tax country code; undefined where there is none, as for EU (chapter 04 §3.5). */
export function isoEquivalent(taxCountry: string): string | undefined {
  return isoCountries.has(taxCountry) ? taxCountry : EQUIVALENTS.get(taxCountry);
}
