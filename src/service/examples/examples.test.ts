import { beforeAll, expect, test } from 'vitest';
import { build, load } from '../../engine/index.ts';
import { addonKeys, regimeCountries } from '../../engine/registry.ts';
import { systemEnvironment } from '../environment.ts';
import { examples } from './index.ts';

beforeAll(() => load('all'));

test.each(examples.map((example) => [example.name, example] as const))(
  '%s builds without a fault or warning',
  async (_name, example) => {
    const document = await example.load();
    const outcome = build(document, {}, systemEnvironment());
    expect(outcome.ok ? [] : outcome.faults).toEqual([]);
    expect(outcome.warnings).toEqual([]);
    expect(document.$schema).toBe(`https://gobl.org/draft-0/${example.schema}`);
    expect(document.$addons ?? []).toEqual(example.addons);
  },
);

test('names are sorted and unique', () => {
  const names = examples.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
});

test('there is one for every regime and every addon', () => {
  const countries = new Set(examples.filter(({ addons }) => addons.length === 0).map(({ country }) => country));
  expect(regimeCountries.filter((country) => !countries.has(country))).toEqual([]);
  const shown = new Set(examples.flatMap(({ addons }) => addons));
  expect(addonKeys.filter((key) => !shown.has(key))).toEqual([]);
});
