/**
 * Checks that untrusted texts are not looked up among the members that all objects inherit: `TITLES['constructor']` is a function.
 * Watches a name that only the test uses, because other code has reasons to read `constructor`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { syntaxList } from '../formats/list/facts.ts';
import { baseText } from '../formats/testing/bases.ts';
import { sampleOf } from '../formats/testing/syntax-sample.ts';
import { operations } from '../operations/index.ts';
import { examples } from './examples/index.ts';
import { service } from './testing.ts';

const NAME = 'constructed';
/** The number of variants of each file: in each, other texts are the name. */
const VARIANTS = 8;

/** Examples of each kind of document, with the formats that differ from each other. */
const EXAMPLES = [
  'es-invoice',
  'es-payment',
  'it-delivery',
  'it-sdi-v1',
  'pl-favat-v3',
  'eu-en16931-v2017',
  'fr-ctc-flow6-v1',
  'br-nfe-v4',
  'pt-party',
] as const;

const { post } = service();
const places = new Set<string>();

beforeAll(() => {
  Object.defineProperty(Object.prototype, NAME, {
    configurable: true,
    get() {
      places.add(/[\w-]+\.ts:\d+/.exec(new Error(NAME).stack?.replaceAll('inherited.test.ts', '') ?? '')?.[0] ?? '');
      return undefined;
    },
    set(value) {
      Object.defineProperty(this, NAME, { value, configurable: true, enumerable: true, writable: true });
    },
  });
});
afterAll(() => {
  Reflect.deleteProperty(Object.prototype, NAME);
});

/** Returns the places that looked the name up during the work. */
async function placesDuring(work: () => Promise<unknown>): Promise<string[]> {
  places.clear();
  await work();
  return [...places];
}

const variants = Array.from({ length: VARIANTS }, (_, variant) => variant);

test.each(syntaxList.map(({ key }) => key))(
  'texts of a %s file are never looked up as inherited members',
  async (key) => {
    const { base } = await sampleOf(key);
    const text = await baseText(base);
    const found = await placesDuring(async () => {
      for (const variant of variants) {
        let at = 0;
        const data = text.replace(/(?<=>)[^<>\s][^<>]*(?=<)|(?<== ?")(?!http|urn|UTF|1\.)[^"<>]+(?=")/g, (own) =>
          at++ % VARIANTS === variant ? NAME : own,
        );
        await post('/v0/validate', { data });
        await post('/v0/convert', { data, to: 'pdf' });
      }
    });
    expect(found).toEqual([]);
  },
);

test.each(EXAMPLES)('texts of the example %s are never looked up as inherited members', async (example) => {
  const document = (await examples.find(({ name }) => name === example)?.load()) ?? {};
  const found = await placesDuring(async () => {
    for (const variant of variants) {
      const data = named(document, { at: 0, variant }) as JsonObject;
      const options = { type: 'credit-note', reason: NAME, ext: { [NAME]: NAME } };
      for (const { name } of operations) await post(`/v0/${name}`, { data, options, currency: 'EUR', to: 'pdf' });
    }
  });
  expect(found).toEqual([]);
});

/** Replaces some texts, and adds members, with the name. */
function named(value: Json, count: { at: number; variant: number }): Json {
  if (Array.isArray(value)) return value.map((entry) => named(entry, count));
  const isNext = count.at++ % VARIANTS === count.variant;
  if (!isJsonObject(value)) return isNext && typeof value === 'string' ? NAME : value;
  const members = Object.entries(value).map(([name, member]) => [name, named(member, count)]);
  return Object.fromEntries(isNext ? [...members, [NAME, NAME]] : members);
}
