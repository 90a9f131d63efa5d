/** Countries with VAT numbers of the European Union, with Greece as in these numbers, and Northern Ireland (XI). */
const MEMBERS = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** Returns whether a country's VAT numbers hold throughout the European Union. */
export function hasUnionVatNumbers(country: string | undefined): boolean {
  return MEMBERS.has(country ?? '');
}

/** Territories that are taxed as a part of another country, and other codes of a country. */
const PART_OF: Readonly<Record<string, string>> = { GR: 'EL', MC: 'FR', IM: 'GB', XI: 'GB' };

/** Returns whether an invoice between two countries stays within one territory of VAT. */
export function isDomestic(one: string, other: string): boolean {
  return (PART_OF[one] ?? one) === (PART_OF[other] ?? other);
}
