import { beforeAll, expect, test } from 'vitest';
import { loadAll } from './bill/testing.ts';
import {
  addonDefinition,
  addonSummaries,
  catalogueDefinition,
  catalogueSummaries,
  currencyDefinitions,
  regimeDefinition,
  regimeSummaries,
} from './index.ts';

beforeAll(loadAll);

const isSorted = (names: readonly string[]) => expect(names).toEqual([...new Set(names)].sort());

test('summaries are sorted and unique', async () => {
  isSorted(regimeSummaries().map(({ country }) => country));
  const addons = addonSummaries();
  isSorted(addons.map(({ key }) => key));
  expect(addons.find(({ key }) => key === 'de-xrechnung-v3')?.requires).toEqual(['eu-en16931-v2017']);
  expect(addons.find(({ key }) => key === 'eu-en16931-v2017')?.requires).toEqual([]);
  isSorted((await catalogueSummaries()).map(({ key }) => key));
  isSorted(currencyDefinitions().map(({ iso_code }) => iso_code));
});

test('definitions have their $schema and are found by name', async () => {
  expect(regimeDefinition('es')).toMatchObject({ $schema: 'https://gobl.org/draft-0/tax/regime-def', country: 'ES' });
  expect(regimeDefinition('GR')?.country).toBe('EL');
  expect(regimeDefinition('ZZ')).toBeUndefined();
  expect(addonDefinition('es-facturae-v3')).toMatchObject({ $schema: 'https://gobl.org/draft-0/tax/addon-def' });
  expect(addonDefinition('es-facturae-v9')).toBeUndefined();
  for (const { key, name } of await catalogueSummaries())
    expect(await catalogueDefinition(key)).toMatchObject({
      $schema: 'https://gobl.org/draft-0/tax/catalogue-def',
      key,
      name,
    });
  expect(await catalogueDefinition('none')).toBeUndefined();
});
