/** Common parts of the Italian addons (chapter 07 §4 and §5). */
import { someCategory } from '../../rules/conditions.ts';
import type { TaxCombo } from '../../tax/combo.ts';

export const hasVat = someCategory('VAT');

export function isVat(combo: TaxCombo | undefined): boolean {
  return combo?.cat === 'VAT';
}
isVat.label = 'is vat';

/** Tests for VAT without a percentage, which needs a reason. */
export function isVatWithoutPercent(combo: TaxCombo | undefined): boolean {
  return isVat(combo) && combo?.percent === undefined;
}
isVatWithoutPercent.label = 'is vat without percent';

/** Returns whether a tax is from another country. */
export function isForeign({ country }: TaxCombo): boolean {
  return Boolean(country) && country !== 'IT';
}
