import { beforeAll, describe, expect, it } from 'vitest';
import { loadAll, testEnvironment } from '../bill/testing.ts';
import { coreObjects, mapDocuments } from '../core.ts';
import { build, type Json, type JsonObject, NumberText } from '../index.ts';
import { jsonBytes } from '../model/json-writer.ts';
import { jsonText } from '../reading/json-text.ts';
import { idOf } from '../schemas.ts';
import { sample } from '../testing/grown.ts';
import { wholeDocuments } from '../testing/whole.ts';
import { Built } from './built.ts';
import { buildDocument, replicateDocument } from './operations.ts';
import { readRoot } from './root.ts';

beforeAll(loadAll);

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Reads a value, and expects that it is printed as its JSON is, with numbers as they were read. */
function expectSame(data: JsonObject): Built {
  const read = readRoot(data);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const built = new Built(read.root);
  expect(textOf(jsonBytes(built))).toBe(jsonText(built.toJSON()));
  return built;
}

const withSchema = (type: Parameters<typeof idOf>[0], members: object) => ({ $schema: idOf(type), ...members });

describe('what is printed is what is written', () => {
  it.each(coreObjects.map((type) => [type.name, type] as const))(
    'of %s, with all it has and with nothing',
    (_, type) => {
      const written = expectSame(withSchema(type, sample(type, 7) as JsonObject)).toJSON();
      expect(Object.keys(written).length).toBeGreaterThan(0);
      expectSame(withSchema(type, {}));
    },
  );

  it.each(mapDocuments.map((type) => [type.name, type] as const))('of %s, in the order of its keys', (_, type) => {
    const { $schema, ...texts } = expectSame(withSchema(type, { key: '"two"', en: 'one' })).toJSON();
    expect(texts).toEqual({ en: 'one', key: '"two"' });
  });

  it('but for names that are numbers, which objects put first', () => {
    const data = { $schema: 'https://gobl.org/draft-0/cbc/meta', a: 'y', 12: 'x' };
    const outcome = buildDocument(data, {}, testEnvironment);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
    expect(textOf(jsonBytes(outcome.result))).toBe('{"$schema":"https://gobl.org/draft-0/cbc/meta","12":"x","a":"y"}');
    expect(outcome.result.toJSON()).toEqual(data);
  });

  it.each(Object.keys(wholeDocuments))('of a built document: %s', (name) => {
    const data = wholeDocuments[name] ?? {};
    for (const envelop of [false, true]) {
      const outcome = buildDocument(data, { envelop }, testEnvironment);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
      const text = JSON.stringify(outcome.result);
      expect(textOf(jsonBytes(outcome.result))).toBe(text);
      expect(JSON.stringify(build(data, { envelop }, testEnvironment)).startsWith(`{"ok":true,"result":${text}`)).toBe(
        true,
      );
    }
    const copy = replicateDocument(
      data,
      {},
      { ...testEnvironment, uuid: () => '01890a5d-ac96-774b-bcce-b302099a8057' },
    );
    if (copy.ok) expect(textOf(jsonBytes(copy.result))).toBe(JSON.stringify(copy.result));
  });

  it('with line breaks as without, also where a number is kept as it was read', () => {
    const size = new NumberText('12345678901234567.10');
    const carried = { $schema: 'https://example.com/own', size };
    const built = expectSame({ ...wholeDocuments.invoice, complements: [carried] });
    expect(textOf(jsonBytes(built))).toContain('"size":12345678901234567.10');
    const lines = jsonText(built, true)
      .split('\n')
      .map((each) => each.trimStart().replace('": ', '":'));
    expect(lines.join('')).toBe(textOf(jsonBytes(built)));
  });

  it('of documents within it, with or without a schema, and of lists with nothing', () => {
    const invoice = wholeDocuments.invoice ?? {};
    const complements: Json[] = [{ $schema: 'https://example.com/own', size: 1.5, list: [null] }, {}, null];
    expectSame({ ...invoice, complements, lines: [null, { quantity: '1' }], notes: [], tags: [null] });
  });
});
