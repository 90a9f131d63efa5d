import { oneOf, textType } from '../model/value-type.ts';
import { isoCountries, taxCountries } from './names.ts';

/** Country codes. Any text is read and kept; no rule compares it with the list (chapter 01 §7). */

/** `l10n/iso-country-code`: ISO 3166-1, two letters. */
export const isoCountryCode = textType('l10n.ISOCountryCode', {
  title: 'ISO Country Code',
  description: 'A country by ISO 3166-1.',
  keywords: oneOf([...isoCountries]),
});

/** `l10n/tax-country-code`: like ISO, except that Greece is EL and that XI, XU and EU are added. */
export const taxCountryCode = textType('l10n.TaxCountryCode', {
  title: 'Tax Country Code',
  description: 'A country code as used for taxes: EL for Greece, XI for Northern Ireland.',
  keywords: oneOf([...taxCountries]),
});

/** `l10n/code`: a country or a part of one. */
export const regionCode = textType('l10n.Code', {
  title: 'Code',
  description: 'A code of a country or region.',
  keywords: { pattern: '^[A-Z0-9]+$' },
});

/** `tax/regime-code`: the country whose tax rules apply to a document. */
export const regimeCode = textType('tax.RegimeCode', {
  title: 'Tax Regime Code',
  description: 'A country that has a tax regime.',
  keywords: ({ regimes }) => oneOf(regimes),
});
