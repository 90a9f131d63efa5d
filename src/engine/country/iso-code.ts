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
