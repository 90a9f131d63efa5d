import { beforeAll, expect, it } from 'vitest';
import { addonSummaries, catalogueSummaries, regimeSummaries } from '../engine/index.ts';
import { load } from '../engine/loading.ts';
import { keyOfTemplate } from '../engine/text/translation.ts';
import { languageCodes } from '../translations/load.ts';
import { inAllLanguages } from '../translations/names.ts';
import '../translations/program.ts';
import { programs } from '../translations/programs.ts';

beforeAll(() => load('all'));

it('inAllLanguages adds names and descriptions of the standard in all languages', async () => {
  const lists = { addons: addonSummaries(), regimes: regimeSummaries(), catalogues: await catalogueSummaries() };
  const all = (await inAllLanguages(lists)) as typeof lists;
  for (const each of [...all.addons, ...all.regimes, ...all.catalogues]) {
    expect(Object.keys(each.name)).toEqual(expect.arrayContaining([...languageCodes]));
    if ('description' in each && each.description)
      expect(Object.keys(each.description as object)).toEqual(expect.arrayContaining([...languageCodes]));
  }
  expect(all.addons.map(({ key }) => key)).toEqual(lists.addons.map(({ key }) => key));
  const [italian] = all.regimes.filter(({ country }) => country === 'IT');
  expect(italian?.name).toMatchObject({ en: 'Italy', it: 'Italia', de: 'Italien' });
});

it('inAllLanguages keeps the existing languages of a name', async () => {
  expect(await inAllLanguages({ name: { en: 'Italy', it: 'Repubblica Italiana' } })).toMatchObject({
    name: { it: 'Repubblica Italiana' },
  });
  expect(await inAllLanguages({ $id: 'x', list: [1, { entry: null }] })).toEqual({
    $id: 'x',
    list: [1, { entry: null }],
  });
});

it('inAllLanguages adds names of the countries in lists of regions', async () => {
  const regions = {
    key: 'pt-region',
    values: [
      { code: 'PT-AC', name: { en: 'Azores' } },
      { code: 'DE', name: { en: 'Germany' } },
    ],
  };
  expect(await inAllLanguages(regions)).toMatchObject({
    values: [
      { code: 'PT-AC', name: { en: 'Azores' } },
      { code: 'DE', name: { en: 'Germany', pt: 'Alemanha', pl: 'Niemcy' } },
    ],
  });
});

it('translations for programs are separate from those for the page', async () => {
  const { texts } = await programs.de();
  expect(texts).toHaveProperty(keyOfTemplate('warning'));
});
