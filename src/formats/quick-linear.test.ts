/** Checks for every syntax that checking, reading and writing take linear work, at a few places. `linear.test.ts` tries more of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { fasterThanLinear, startCounting, stepsOf } from '../engine/testing/steps.ts';
import { syntaxList } from './list/facts.ts';
import { grown, placesIn } from './testing/grown-xml.ts';
import { sampleOf } from './testing/syntax-sample.ts';

/** More than the children up to which elements are searched without an index. */
const SIZE = 26;
/** Scans of lists are not counted: the lists of the schemas and codes are longer than those of the files. */
const NO_LIST = Number.POSITIVE_INFINITY;
/** The number of places that grow at once; of elements that no schema knows, which take longest, one. */
const AT_ONCE = 3;

let formats: typeof import('./index.ts');
let repairInvoice: typeof import('./repair/index.ts').repairInvoice;
let environment: typeof import('./mapping/testing.ts').environment;

beforeAll(async () => {
  startCounting();
  formats = await import('./index.ts');
  ({ repairInvoice } = await import('./repair/index.ts'));
  ({ environment } = await import('./mapping/testing.ts'));
}, 60_000);

const keys = syntaxList.map(({ key }) => key);

/** Returns the steps that grow faster than what they are taken for. */
async function slowStepsOf(run: (size: number) => Promise<void>): Promise<string[]> {
  const stepsAt = (size: number) => stepsOf(() => run(size), NO_LIST);
  await stepsAt(2);
  return fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
}

test.each(keys)(
  'checking and reading a growing %s file takes linear work',
  async (key) => {
    const { base } = await sampleOf(key);
    const text = readFileSync(join(import.meta.dirname, 'testing/bases', base), 'utf8');
    const all = placesIn(text);
    const places = all.filter((_, i) => i % Math.ceil(all.length / AT_ONCE) === 0);
    const slow = await slowStepsOf(async (size) => {
      const many = grown(text, places, size, (own) => own);
      const checked = await formats.validateXml(many);
      expect(checked.ok || checked.key).not.toBe('input');
      await formats.convertXml(many, {}, environment);
    });
    expect(slow).toEqual([]);
  },
  60_000,
);

/** What a growing file has more of: what it has already, or elements that no schema knows. */
const shapes = {
  'of its own': (own: string) => own,
  misspelt: (own: string) => own.replace(/^<([\w:]+)[\s\S]*$/, '<$1x>1</$1x>'),
};

test.each(Object.entries(shapes).flatMap(([name, shape]) => keys.map((key) => ({ key, name, shape }))))(
  'repairing a $key file with more elements, $name, takes linear work',
  async ({ key, name, shape }) => {
    const { base } = await sampleOf(key);
    const text = readFileSync(join(import.meta.dirname, 'testing/bases', base), 'utf8');
    const all = placesIn(text);
    const atOnce = name === 'misspelt' ? 1 : AT_ONCE;
    const places = all.filter((_, i) => i % Math.ceil(all.length / atOnce) === 0);
    const slow = await slowStepsOf(async (size) => {
      const many = grown(text, places, size, shape);
      await repairInvoice(new TextEncoder().encode(many), { now: new Date('2026-11-27T12:00:00Z') });
    });
    expect(slow).toEqual([]);
  },
  60_000,
);

// A report is written from many documents, which its own test covers.
const written = syntaxList.filter(({ documents }) => documents.length > 0).map(({ key }) => key);

test.each(written)(
  'writing a growing document as %s takes linear work',
  async (key) => {
    const { to, document, list, options: formatOptions } = await sampleOf(key);
    const given = document();
    const [first = { key: 'general', text: 'Oak' }] = (given[list] ?? []) as JsonObject[];
    const slow = await slowStepsOf(async (size) => {
      const data = { ...given, [list]: Array.from({ length: size }, () => first) };
      const outcome = await formats.convertDocument(data, { to, formatOptions }, environment);
      expect(outcome.ok ? [] : outcome.faults).toEqual([]);
    });
    expect(slow).toEqual([]);
  },
  60_000,
);
