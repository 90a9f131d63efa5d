import { beforeAll, expect, test } from 'vitest';
import { build, type JsonObject, load } from '../../engine/index.ts';
import { addonKeys, regimeCountries } from '../../engine/registry.ts';
import { convertDocument, validateXml } from '../../formats/index.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { examples } from './index.ts';

beforeAll(() => load('all'));

test.each(examples.map((example) => [example.name, example] as const))(
  '%s builds without a fault or warning',
  async (_name, example) => {
    const document = await example.load();
    const outcome = build(document, {}, systemEnvironment());
    expect(outcome.ok ? [] : outcome.faults).toEqual([]);
    expect(outcome.warnings.filter(({ level }) => level !== 'information')).toEqual([]);
    expect(document.$schema).toBe(`https://gobl.org/draft-0/${example.schema}`);
    expect(document.$addons ?? []).toEqual(example.addons);
    expect(example.kind).toBe(kindOf(document));
  },
);

test.each(
  examples.flatMap(({ name, addons, load: read }) => {
    const format = addons.includes('pl-favat-v3') ? 'ksef' : addons.includes('it-sdi-v1') ? 'fatturapa' : undefined;
    return format ? [[name, format, read] as const] : [];
  }),
)('%s is written as %s without a fault or warning', async (_name, format, read) => {
  const written = await convertDocument(await read(), { to: format }, systemEnvironment());
  expect(written.ok ? [] : written.faults).toEqual([]);
  const checked = await validateXml(written.ok ? String(written.result.result) : '', undefined, { now: new Date() });
  expect(checked).toMatchObject({ ok: true, warnings: [] });
});

test('example names are sorted and unique', () => {
  const names = examples.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
});

test('every regime and addon has an example', () => {
  const countries = new Set(examples.filter(({ addons }) => addons.length === 0).map(({ country }) => country));
  expect(regimeCountries.filter((country) => !countries.has(country))).toEqual([]);
  const shown = new Set(examples.flatMap(({ addons }) => addons));
  expect(addonKeys.filter((key) => !shown.has(key))).toEqual([]);
});

test('every common kind of document has an example', () => {
  const kinds = new Set(examples.map(({ schema, kind }) => `${schema} ${kind ?? ''}`.trim()));
  for (const wanted of ['credit-note', 'reverse-charge', 'simplified', 'prepaid'])
    expect(kinds).toContain(`bill/invoice ${wanted}`);
  const schemas = new Set(examples.map(({ schema }) => schema));
  for (const path of ['bill/order', 'bill/delivery', 'bill/payment', 'bill/status', 'org/party', 'note/message'])
    expect(schemas).toContain(path);
});

/** The kind of a document within its schema: its type or first tag if unusual; `prepaid` if partly paid. */
function kindOf({ type, $tags, payment }: JsonObject): string | undefined {
  if (typeof type === 'string' && !['standard', 'purchase', 'receipt'].includes(type)) return type;
  if (Array.isArray($tags) && $tags[0] !== undefined) return String($tags[0]);
  return payment !== null && typeof payment === 'object' && 'advances' in payment ? 'prepaid' : undefined;
}
