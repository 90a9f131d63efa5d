/** Missing or empty members lead to faults with a path or have no effect; they never cause an exception. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAll, testEnvironment } from '../bill/testing.ts';
import { messageOf, wordedOutcome } from '../faults.ts';
import {
  build,
  convertCurrency,
  correct,
  correctionOptions,
  invert,
  type Json,
  type JsonObject,
  type Outcome,
  removeIncludedTaxes,
  replicate,
  validate,
} from '../index.ts';
import { addonKeys } from '../registry.ts';
import { wholeDocuments } from '../testing/whole.ts';
import { buildRestated } from './restate.ts';

vi.setConfig({ testTimeout: 300_000 });
beforeAll(loadAll);

/** The documents that addons handle. */
const addonDocuments = ['invoice', 'payment', 'status'].map((name) => [name, wholeDocuments[name] ?? {}] as const);

type Place = readonly (string | number)[];

/** Returns the paths of all values within one. */
function placesIn(value: Json, at: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [
    [...at, key],
    ...placesIn((value as Record<string | number, Json>)[key] ?? null, [...at, key]),
  ]);
}

/** Returns a copy with another value at a path, or without it if the value is undefined. */
function withValue(document: JsonObject, place: Place, value: Json | undefined): JsonObject {
  const copy = structuredClone(document);
  let owner = copy as Record<string | number, Json>;
  for (const step of place.slice(0, -1)) owner = owner[step] as Record<string | number, Json>;
  const last = place.at(-1) ?? '';
  if (value !== undefined) owner[last] = value;
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete owner[last];
  return copy;
}

/** Returns the outcomes of the operations on a document. */
function outcomesOf(document: JsonObject): Outcome<unknown>[] {
  return [
    build(document, { envelop: true, explain: true }, testEnvironment),
    validate(document, {}, testEnvironment),
    replicate(document, {}, testEnvironment),
    correct(document, { type: 'credit-note', reason: 'Returned' }, {}, testEnvironment),
    correctionOptions(document),
    invert(document, {}, testEnvironment),
    removeIncludedTaxes(document, {}, testEnvironment),
    convertCurrency(document, 'USD', {}, testEnvironment),
    buildRestated(document, testEnvironment),
  ];
}

/** Returns the problems in the faults of an outcome. */
function wrongIn(outcome: Outcome<unknown>): unknown[] {
  if (outcome.ok) return [];
  const worded = wordedOutcome<unknown>(outcome);
  if (worded.ok || worded.message === '') return [outcome];
  return worded.faults.filter(
    ({ code, properties, description }) => !/^(BW|GOBL)-/.test(code) || properties.length === 0 || description === '',
  );
}

describe.each(Object.entries(wholeDocuments))('%s', (_name, document) => {
  function built(given: JsonObject): JsonObject {
    const outcome = build(given, {}, testEnvironment);
    if (!outcome.ok) throw new Error(messageOf(outcome.faults));
    return outcome.result;
  }

  test('builds, and building again changes nothing', () => {
    const once = built(document);
    expect(built(once)).toEqual(once);
  });

  test.each<[string, Json | undefined]>([
    ['left out', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an empty list', []],
    ['an empty text', ''],
    ['zero', '0'],
  ])('handles each value %s in the source document', (_what, value) => {
    for (const place of placesIn(document))
      expect(outcomesOf(withValue(document, place, value)).flatMap(wrongIn)).toEqual([]);
  });

  test.each<[string, Json | undefined]>([
    ['left out', undefined],
    ['null', null],
    ['zero', '0'],
  ])('handles each value %s in the built document', (_what, value) => {
    const whole = built(document);
    for (const place of placesIn(whole))
      expect(outcomesOf(withValue(whole, place, value)).flatMap(wrongIn)).toEqual([]);
  });
});

describe.each(addonKeys.map((key) => [key]))('with the addon %s', (key) => {
  const [code = ''] = key.split('-');
  const country = { gr: 'EL', eu: 'DE' }[code] ?? code.toUpperCase();
  const party = (name: string): JsonObject => ({
    name,
    tax_id: { country, code: '1' },
    identities: [
      { type: 'SIRET', code: '12345678900012' },
      { type: 'X', code: '1', country },
    ],
    addresses: [{ street: 'Street', locality: 'Town', code: '1000', country }],
    inboxes: [{ key: 'peppol', scheme: '0009', code: '12345678900012' }],
    registration: { office: 'R', entry: '1', currency: 'EUR' },
    emails: [{ addr: 'a@example.com' }],
    ext: { [`${key}-x`]: '1' },
  });

  test.each(addonDocuments)('%s handles each missing or null value', (_name, document) => {
    const whole = { ...document, $addons: [key], supplier: party('Seller'), customer: party('Buyer') };
    const built = build(whole, {}, testEnvironment);
    const result = built.ok ? built.result : (built.document as JsonObject | undefined);
    for (const given of result ? [whole, result] : [whole])
      for (const place of placesIn(given))
        for (const value of [undefined, null]) {
          const gap = withValue(given, place, value);
          const outcomes = [build(gap, {}, testEnvironment), validate(gap, {}, testEnvironment)];
          expect(outcomes.flatMap(wrongIn)).toEqual([]);
        }
  });
});
