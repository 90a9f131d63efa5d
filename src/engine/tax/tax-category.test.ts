/** The UNTDID 5305 category of a tax (chapter 06 §10.2). */
import { expect, test } from 'vitest';
import { normalised } from '../rules/testing.ts';
import { TaxCombo } from './combo.ts';
import { setTaxCategory, TAX_CATEGORY, taxCategoryOf, vatKeyOf } from './tax-category.ts';

/** Returns the key and the category of a tax after `setTaxCategory`. */
function set(given: { cat: string; key?: string; category?: string }): [key: string | undefined, category?: string] {
  const { category, ...rest } = given;
  const combo = TaxCombo.create({
    ...rest,
    ...(category !== undefined && { ext: new Map([[TAX_CATEGORY, category]]) }),
  });
  setTaxCategory(combo);
  return [combo.key, combo.ext?.get(TAX_CATEGORY)];
}

test.each([
  [{ cat: 'VAT' }, 'standard', 'S'],
  [{ cat: 'VAT', key: 'zero' }, 'zero', 'Z'],
  [{ cat: 'VAT', key: 'exempt', category: 'S' }, 'exempt', 'E'],
  [{ cat: 'VAT', key: 'reverse-charge+own' }, 'reverse-charge+own', 'AE'],
  // Without a key, the category determines it.
  [{ cat: 'VAT', category: 'K' }, 'intra-community', 'K'],
  [{ cat: 'VAT', category: 'X' }, 'standard', 'S'],
  [{ cat: 'VAT', key: 'own', category: 'S' }, 'own', undefined],
  [{ cat: 'IGIC' }, undefined, 'L'],
  [{ cat: 'IPSI', category: 'S' }, undefined, 'M'],
  [{ cat: 'IRPF', key: 'own' }, 'own', 'O'],
])('setTaxCategory gives %j the key %s and the category %s', (given, key, category) => {
  expect(set(given)).toEqual([key, category]);
});

test('setTaxCategory removes the category if the key does not have one', () => {
  const combo = TaxCombo.create({ cat: 'VAT', key: 'own', ext: new Map([[TAX_CATEGORY, 'S']]) });
  setTaxCategory(combo);
  expect([...(combo.ext ?? [])]).toEqual([]);
});

test('taxCategoryOf and vatKeyOf are inverse for the keys of VAT', () => {
  const keys = ['standard', 'zero', 'exempt', 'reverse-charge', 'intra-community', 'export', 'outside-scope'];
  const categories = keys.map((key) => taxCategoryOf(key));
  expect(categories).toEqual(['S', 'Z', 'E', 'AE', 'K', 'G', 'O']);
  expect(categories.map((category) => vatKeyOf(category))).toEqual(keys);
  expect([vatKeyOf('L'), vatKeyOf(undefined), taxCategoryOf('own')]).toEqual([undefined, undefined, undefined]);
});

test('normalisation removes empty codes of a tax', () => {
  expect(normalised(TaxCombo, { cat: 'VAT', ext: { 'xx-one': '', 'xx-two': '2' } })).toEqual({
    cat: 'VAT',
    ext: { 'xx-two': '2' },
  });
  expect(normalised(TaxCombo, { cat: 'VAT', ext: { 'xx-one': '' } })).toEqual({ cat: 'VAT' });
});
