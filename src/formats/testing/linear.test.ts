/**
 * Checks for every syntax that checking, reading and writing take linear work, at a few places. `../linear.test.ts` tries more of them in
 * UBL and CII, and `../repair/linear.test.ts` repairs them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { startCounting } from '../../engine/testing/steps.ts';
import { syntaxList } from '../list/facts.ts';
import { AT_ONCE, grown, placesIn, slowStepsOf } from './grown-xml.ts';
import { sampleOf } from './syntax-sample.ts';

let formats: typeof import('../index.ts');
let environment: typeof import('../mapping/testing.ts').environment;

beforeAll(async () => {
  startCounting();
  formats = await import('../index.ts');
  ({ environment } = await import('../mapping/testing.ts'));
});

const keys = syntaxList.map(({ key }) => key);

test.each(keys)('checking and reading a growing %s file takes linear work', async (key) => {
  const { base } = await sampleOf(key);
  const text = readFileSync(join(import.meta.dirname, 'bases', base), 'utf8');
  const all = placesIn(text);
  const places = all.filter((_, i) => i % Math.ceil(all.length / AT_ONCE) === 0);
  const slow = await slowStepsOf(async (size) => {
    const many = grown(text, places, size, (own) => own);
    const checked = await formats.validateXml(many);
    expect(checked.ok || checked.key).not.toBe('input');
    await formats.convertXml(many, {}, environment);
  });
  expect(slow).toEqual([]);
});

// A report is written from many documents, which its own test covers.
const written = syntaxList.filter(({ documents }) => documents.length > 0).map(({ key }) => key);

test.each(written)('writing a growing document as %s takes linear work', async (key) => {
  const { to, document, list, options: formatOptions } = await sampleOf(key);
  const given = document();
  const [first = { key: 'general', text: 'Oak' }] = (given[list] ?? []) as JsonObject[];
  const slow = await slowStepsOf(async (size) => {
    const data = { ...given, [list]: Array.from({ length: size }, () => first) };
    const outcome = await formats.convertDocument(data, { to, formatOptions }, environment);
    expect(outcome.ok ? [] : outcome.faults).toEqual([]);
  });
  expect(slow).toEqual([]);
});
