import { isoCode } from './iso-code.ts';
import { isoCountries } from './names.ts';

/** Returns the ISO code of a tax country code; undefined if there is none, as for EU (chapter 04 §3.5). */
export function isoEquivalent(taxCountry: string): string | undefined {
  const code = isoCode(taxCountry);
  return isoCountries.has(code) ? code : undefined;
}
