import { isoCode } from './iso-code.ts';
import { isoCountries } from './names.ts';

/** Returns the ISO code of a tax country code. EU has no ISO code (chapter 04 §3.5). */
export function isoEquivalent(taxCountry: string): string | undefined {
  const code = isoCode(taxCountry);
  return isoCountries.has(code) ? code : undefined;
}
