/** Countries with VAT numbers of the European Union, with Greece as in these numbers, and Northern Ireland (XI). */
const MEMBERS = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** Returns whether a country's VAT numbers hold throughout the European Union. */
export function hasUnionVatNumbers(country: string | undefined): boolean {
  return MEMBERS.has(country ?? '');
}
