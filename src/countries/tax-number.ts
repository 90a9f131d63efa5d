import { factsOf } from './countries.ts';
import { hasUnionVatNumbers } from './european-union.ts';
import { masked } from './masked.ts';
import { bareNumber, unionNumber } from './union-number.ts';

/**
 * Returns a tax number as papers, forms and lists show it, however it was typed: those of the European Union begin with their country
 * wherever it is needed, others have their usual form.
 * @param home the country of the document
 * @param isAbroad whether the document goes to another country of the European Union
 */
export function printedTaxNumber(country: string, code: string, home = country, isAbroad = false): string {
  const { prefix, masks = [] } = factsOf(country).taxNumber ?? {};
  const bare = bareNumber(country, code);
  if (isUnionNumber(country, home, isAbroad)) return `${country}${unionNumber(country, bare)}`;
  return prefix === 'always' ? `${country}${bare}` : masked(bare, masks);
}

/** Returns whether a document shows a tax number as a VAT number of the European Union. */
export function isUnionNumber(country: string, home: string, isAbroad: boolean): boolean {
  const { prefix } = factsOf(country).taxNumber ?? {};
  return hasUnionVatNumbers(country) && (country !== home || isAbroad || prefix !== 'abroad');
}
