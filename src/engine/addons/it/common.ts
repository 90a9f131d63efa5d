/** What the Italian addons have in common (chapter 07 §4 and §5). */
import { someCategory } from '../../rules/conditions.ts';
import type { TaxCombo } from '../../tax/combo.ts';

export const hasVat = someCategory('VAT');

export function isVat(combo: TaxCombo | undefined): boolean {
  return combo?.cat === 'VAT';
}

/** VAT that is not charged; what remains is to say why. */
export function isVatWithoutPercent(combo: TaxCombo | undefined): boolean {
  return isVat(combo) && combo?.percent === undefined;
}

/** The tax of another country. */
export function isForeign({ country }: TaxCombo): boolean {
  return Boolean(country) && country !== 'IT';
}
