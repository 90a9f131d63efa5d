/** Tax country codes that are not in ISO 3166-1, with the ISO code of the country. */
const ISO_CODES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
  ['XU', 'GB'],
]);

/**
 * Returns the ISO 3166-1 code of a tax country code, `GR` for `EL` (chapter 04 §3.5). Other texts are returned
 * unchanged.
 */
export function isoCode(taxCountry: string): string {
  return ISO_CODES.get(taxCountry) ?? taxCountry;
}

/** Returns the tax country code of an ISO 3166-1 code, `EL` for `GR`. Other texts are returned unchanged. */
export function taxCountryOf<Code extends string | undefined>(code: Code): Code | 'EL' {
  return code === 'GR' ? 'EL' : code;
}
