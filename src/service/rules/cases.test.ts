/** Runs the cases of the standard's rules: `cases.yaml` next to them (docs/contributing/rule.md). */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { standardCases } from '../../../scripts/standard-cases.mjs';
import { testEnvironment } from '../../engine/bill/testing.ts';
import { build, type JsonObject, validate } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { type Change, changed } from './changes.ts';
import { documentOf } from './examples.ts';

const { files, documents } = standardCases(join(import.meta.dirname, '../../engine'));

beforeAll(() => load('all'));

/** Returns the faults of a document, as `CODE property`. */
function faultsOf(document: JsonObject, isBuilt: boolean): string[] {
  const outcome = isBuilt ? validate(document, {}, testEnvironment) : build(document, {}, testEnvironment);
  return outcome.ok
    ? []
    : outcome.faults.flatMap(({ code, properties }) => properties.map((property) => `${code} ${property}`));
}

/** Returns the faults of a changed document by rules of a set, as `NN property`. */
async function faultsIn(prefix: string, change: Change): Promise<string[]> {
  const { document, isBuilt } = await documentOf(change, documents);
  return faultsOf(changed(document, change), isBuilt)
    .filter((fault) => fault.startsWith(`${prefix}-`))
    .map((fault) => fault.slice(prefix.length + 1))
    .sort();
}

describe.each(files.filter(({ rules }) => Object.keys(rules).length > 0))('$prefix', ({ prefix, rules, holds }) => {
  describe.each(Object.entries(rules))('%s', (code, cases) => {
    it.each(cases)('is broken in case %#', async ({ at, also = [], ...change }) => {
      const own = `${code.slice(prefix.length + 1)} ${at}`;
      expect(await faultsIn(prefix, change)).toEqual([own, ...[also].flat()].sort());
    });
  });

  it.each(holds)('has no fault in case %#', async (change) => {
    expect(await faultsIn(prefix, change)).toEqual([]);
  });
});

it.each(Object.entries(documents))('the document %s has no faults before it is changed', async (name, document) => {
  if ('$schema' in document) expect(faultsOf(document as JsonObject, false)).toEqual([]);
  else expect((await documentOf({ of: name }, documents)).document).toBeTypeOf('object');
});
