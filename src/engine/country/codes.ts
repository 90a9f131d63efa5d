import { readText } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';

/** A country's code: any text is read and kept, no rule compares it with the list (chapter 01 §7). */
function countryCode(schema: string): ValueType<string> {
  return {
    kind: 'text',
    blank: '',
    plain: true,
    read: readText,
    write: (value) => value,
    omitted: (json) => json === '',
    schema: { $ref: `https://gobl.org/draft-0/${schema}` },
  };
}

/** `l10n/iso-country-code`: ISO 3166-1, two letters. */
export const isoCountryCode = countryCode('l10n/iso-country-code');

/** `l10n/tax-country-code`: as ISO, but EL for Greece, and XI, XU, EU beside them. */
export const taxCountryCode = countryCode('l10n/tax-country-code');

/** `l10n/code`: a country or a part of one. */
export const regionCode = countryCode('l10n/code');

/** `tax/regime-code`: the country whose tax rules a document follows. */
export const regimeCode = countryCode('tax/regime-code');
