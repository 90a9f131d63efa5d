/** Examples with random changes: every operation answers, and its answer distinguishes causes and consequences. */
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { build, type Fault, type Json, type JsonObject, type Outcome, validate } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { examples } from './index.ts';

vi.setConfig({ testTimeout: 300_000 });

const RUNS = { numRuns: Number(process.env.FC_RUNS ?? 100) };
const documents: JsonObject[] = [];

beforeAll(async () => {
  await load('all');
  documents.push(...(await Promise.all(examples.map((example) => example.load()))));
});

/** Values of every JSON type, some of them readable. */
const values: Json[] = [
  null,
  '',
  'two',
  '-1',
  '99.5%',
  '2026-13-40',
  'ES',
  7,
  true,
  [],
  {},
  [null, 'a', {}],
  { a: { b: [1] } },
];

/** A change: a share of all places, and the new value; undefined removes the old one. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  value: fc.constantFrom(undefined, ...values),
});

/** Returns all places in a value, as the owner and the name of each. */
function placesIn(value: Json | undefined): [owner: Record<string, Json>, name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, Json>;
  return Object.keys(owner).flatMap((name) => [[owner, name] as [typeof owner, string], ...placesIn(owner[name])]);
}

function changed(document: JsonObject, changes: readonly { at: number; value: Json | undefined }[]): JsonObject {
  const copy = structuredClone(document);
  for (const { at, value } of changes) {
    const places = placesIn(copy).filter(([owner, name]) => owner !== copy || name !== '$schema');
    const [owner, name] = places[Math.floor(at * places.length)] ?? [];
    if (!owner || name === undefined) continue;
    if (value !== undefined) owner[name] = structuredClone(value);
    else if (Array.isArray(owner)) owner.splice(Number(name), 1);
    else delete owner[name];
  }
  return copy;
}

function check(outcome: Outcome<unknown>): void {
  if (outcome.ok) return;
  expect(['input', 'calculation', 'validation', 'no-document', 'marshal']).toContain(outcome.key);
  expect(outcome.faults).not.toEqual([]);
  const seen = new Set<string>();
  for (const { properties, caused_by: causes = [] } of outcome.faults) {
    for (const each of causes) expect(seen).toContain(each);
    for (const each of properties) seen.add(each);
  }
}

const isCaused = ({ caused_by: causes }: Fault) => causes !== undefined;

test('a changed example has faults with causes, each after its causes', () => {
  const some = fc.record({
    index: fc.nat(),
    changes: fc.array(change, { minLength: 1, maxLength: 12 }),
    envelop: fc.boolean(),
  });
  fc.assert(
    fc.property(some, ({ index, changes, envelop }) => {
      const document = changed(documents[index % documents.length] ?? {}, changes);
      check(build(document, { envelop }, systemEnvironment()));
      check(validate(document, {}, systemEnvironment()));
    }),
    { numRuns: RUNS.numRuns * 5 },
  );
});

test('each member of each example can be unreadable, with no fault but that', () => {
  for (const document of documents) {
    for (const name of Object.keys(document)) {
      if (name === '$schema') continue;
      const outcome = build({ ...document, [name]: name === 'lines' ? 7 : [[7]] }, {}, systemEnvironment());
      const faults = outcome.ok ? [] : outcome.faults;
      const others = faults.filter(
        (fault) => !isCaused(fault) && !fault.properties.every((each) => each.startsWith(`$.${name}`)),
      );
      expect([document.$regime, name, others.map(({ code, properties }) => [code, ...properties])]).toEqual([
        document.$regime,
        name,
        [],
      ]);
    }
  }
});
