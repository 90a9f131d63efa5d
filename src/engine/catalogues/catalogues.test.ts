import { expect, test } from 'vitest';
import { catalogueExtensionKeys } from './extension-keys.ts';
import { catalogues } from './index.ts';

test.each(catalogues)('catalogue $key has the extensions it announces', async ({ key, extensions, load }) => {
  const catalogue = await load();
  expect(catalogue.key).toBe(key);
  expect(catalogue.extensions.map((each) => each.key)).toEqual(extensions);
});

test('codes have names and are unique within their list', async () => {
  for (const { load } of catalogues) {
    for (const { key, values = [] } of (await load()).extensions) {
      const codes = values.map(({ code }) => code);
      expect(new Set(codes).size, key).toBe(codes.length);
      expect(
        values.filter(({ code, name }) => !code || !name.en),
        key,
      ).toEqual([]);
    }
  }
});

test('codes can be found with their names', async () => {
  const untdid = await catalogues.find(({ key }) => key === 'untdid')?.load();
  const nameOf = (extension: string, code: string) =>
    untdid?.extensions.find(({ key }) => key === extension)?.values?.find((value) => value.code === code)?.name.en;
  expect(nameOf('untdid-document-type', '380')).toBe('Standard Invoice');
  expect(nameOf('untdid-payment-means', '30')).toBe('Credit transfer');
  expect(nameOf('untdid-tax-category', 'AE')).toBe('VAT Reverse Charge');
  expect(catalogueExtensionKeys).toHaveLength(17);
});
