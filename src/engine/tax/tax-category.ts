/** Tax categories of UNTDID 5305, which several formats require on every tax (chapter 06 §10.2). */
import { keyLookup } from '../text/patterns.ts';
import type { TaxCombo } from './combo.ts';
import { removeExtension, setExtension } from './extensions.ts';

/** The extension that holds the category. */
export const TAX_CATEGORY = 'untdid-tax-category';

/** Categories by the key of a VAT combo. */
const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['standard', 'S'],
  ['zero', 'Z'],
  ['exempt', 'E'],
  ['reverse-charge', 'AE'],
  ['intra-community', 'K'],
  ['export', 'G'],
  ['outside-scope', 'O'],
]);

const KEYS: ReadonlyMap<string, string> = new Map(Array.from(CATEGORIES, ([key, category]) => [category, key]));

/** Returns the category of a VAT key, or of the key without its last parts; undefined if missing. */
export function taxCategoryOf(key: string): string | undefined {
  return keyLookup(CATEGORIES, key);
}

/** Returns the VAT key of a category; undefined if the category does not belong to VAT. */
export function vatKeyOf(category: string | undefined): string | undefined {
  return category === undefined ? undefined : KEYS.get(category);
}

/**
 * Sets the category of a combo in its `ext`: by the key for VAT, L for IGIC, M for IPSI, O for any other tax. A VAT
 * combo without a key takes the key from its category. A VAT key that has no category removes it.
 */
export function setTaxCategory(combo: TaxCombo): void {
  switch (combo.cat) {
    case 'VAT': {
      combo.key ||= vatKeyOf(combo.ext?.get(TAX_CATEGORY)) ?? 'standard';
      const code = taxCategoryOf(combo.key);
      if (code) setExtension(combo, TAX_CATEGORY, code);
      else removeExtension(combo, TAX_CATEGORY);
      break;
    }
    case 'IGIC':
      setExtension(combo, TAX_CATEGORY, 'L');
      break;
    case 'IPSI':
      setExtension(combo, TAX_CATEGORY, 'M');
      break;
    default:
      setExtension(combo, TAX_CATEGORY, 'O');
  }
}
