/** Checks that the work of every operation grows no faster than the document, with any part of it long. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import type { ObjectType } from '../engine/model/object.ts';
import { type Entry, entries, grown, respectsOf, sample } from '../engine/testing/grown.ts';
import { fasterThanLinear, startCounting, stepsOf } from '../engine/testing/steps.ts';
import type { Operation } from '../operations/operation.ts';
import type { Result } from '../operations/result.ts';

/** `npm run test:deep` goes deeper with invoices, and includes every example and kind of document. */
const isDeep = process.env.LINEAR === 'deep';
/** Nesting levels to try with all rules, and with everything else. */
const LEVELS = isDeep ? 3 : 2;
const FEWER_LEVELS = LEVELS - 1;
/** More entries than lists need to be sorted by another algorithm. */
const SIZE = 33;
/** Members that decide which rules apply keep their few known values. */
const KEPT: readonly unknown[] = ['$tags', '$addons', 'totals'];

/** Document kinds with more functions than others, except the invoice. */
const KINDS = /\/(bill\/(order|delivery|payment|status)|org\/party)$/;

const NOW = new Date('2026-03-15T10:30:00Z');
const environment = { now: () => NOW, uuid: () => '01890a5d-ac96-774b-bcce-b302099a8057' };

let operations: readonly Operation[];
let engine: typeof import('../engine/index.ts');
let schemas: typeof import('../engine/schemas.ts');
let Envelope: typeof import('../engine/envelope/envelope.ts').Envelope;
let examples: typeof import('./examples/index.ts').examples;
/** The request fields for every operation. */
let asked: JsonObject;

beforeAll(async () => {
  startCounting();
  engine = await import('../engine/index.ts');
  schemas = await import('../engine/schemas.ts');
  ({ Envelope } = await import('../engine/envelope/envelope.ts'));
  ({ operations } = await import('../operations/index.ts'));
  ({ examples } = await import('./examples/index.ts'));
  await (await import('../engine/loading.ts')).load('all');
  const keys = await engine.keygen(environment);
  const options = { type: 'credit-note', reason: 'Returned', series: 'R', stamps: [{ prv: 'dian-cude', val: '1' }] };
  asked = {
    ...{ explain: true, envelop: true, details: true, currency: 'USD', options },
    ...{ privatekey: { ...keys.private }, publickey: { ...keys.public } },
  };
});

function typeOf({ $schema }: JsonObject): ObjectType<object> {
  const type = $schema === schemas.idOf(Envelope) ? Envelope : schemas.objectOfSchema(String($schema));
  if (!type) throw new Error(`no document is ${$schema}`);
  return type;
}

/** Returns work that grows faster than the document, with all its lists and maps made long, and the outcomes of the operations. */
async function inspected(document: JsonObject, entry: Entry, levels: number, asking = operations) {
  const respects = respectsOf(typeOf(document), levels).filter(({ path }) => !KEPT.includes(path[0]));
  const ends: Record<string, Result> = {};
  const stepsAt = (size: number) => {
    const request = { ...asked, data: grown(document, respects, size, entry) };
    return stepsOf(async () => {
      for (const { name, run } of asking) ends[name] = await run(request, environment);
    }, SIZE);
  };
  await stepsAt(2);
  const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
  const built = Object.keys(ends).filter((name) => ends[name]?.ok || ends[name]?.key === 'validation');
  return { slow, built };
}

/** Returns an example invoice with an exchange rate. */
async function invoice(): Promise<JsonObject> {
  const [example] = examples.filter(({ name }) => name === 'es-invoice');
  return { ...(await example?.load()), exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.10' }] };
}

describe('operations take linear time', () => {
  test('for long lists and maps of an invoice', async () => {
    const { slow, built } = await inspected(await invoice(), 'alike', FEWER_LEVELS);
    expect(slow).toEqual([]);
    expect(built).toEqual(operations.map(({ name }) => name));
  }, 300_000);

  const tried = entries.filter((entry) => isDeep || entry !== 'whole');
  test.each(tried)(
    'for rules of all addons, with entries that are %s',
    async (entry) => {
      const $addons = engine.addonSummaries().map(({ key }) => key);
      const { slow, built } = await inspected({ ...(await invoice()), $addons }, entry, LEVELS);
      expect(slow).toEqual([]);
      if (entry !== 'unreadable') expect(built).toContain('build');
    },
    300_000,
  );

  test('for an envelope with many signatures, stamps and links', async () => {
    const outcome = await engine.sign(await invoice(), { privatekey: asked.privatekey }, environment);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
    const { slow, built } = await inspected(outcome.result, 'alike', LEVELS);
    expect(slow).toEqual([]);
    expect(built).toContain('sign');
  }, 300_000);

  test('for documents of every kind', async () => {
    const kinds = schemas.schemaIds().filter((id) => isDeep || KINDS.test(id));
    const slow: string[] = [];
    for (const $schema of kinds) {
      const type = schemas.objectOfSchema($schema);
      if (!type) continue;
      const found = await inspected({ ...(sample(type, 0) as JsonObject), $schema }, 'alike', FEWER_LEVELS);
      slow.push(...found.slow.map((block) => `${type.name}: ${block}`));
    }
    expect(slow).toEqual([]);
  }, 3_600_000);

  if (isDeep)
    test('for each example', async () => {
      // The additions of regimes and addons.
      const asking = operations.filter(({ name }) => name === 'build' || name === 'correct');
      const slow: string[] = [];
      for (const { name, load } of examples) {
        const found = await inspected(await load(), 'alike', FEWER_LEVELS, asking);
        slow.push(...found.slow.map((block) => `${name}: ${block}`));
      }
      expect(slow).toEqual([]);
    }, 3_600_000);
});
