/** Checks for every syntax that repairing a file takes linear work. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startCounting } from '../../engine/testing/steps.ts';
import { syntaxList } from '../list/facts.ts';
import { AT_ONCE, grown, placesIn, slowStepsOf } from '../testing/grown-xml.ts';
import { sampleOf } from '../testing/syntax-sample.ts';

let repairInvoice: typeof import('./index.ts').repairInvoice;

beforeAll(async () => {
  startCounting();
  ({ repairInvoice } = await import('./index.ts'));
});

const keys = syntaxList.map(({ key }) => key);

/** The elements that a growing file gets more of: existing ones, or elements that no schema knows. */
const shapes = {
  'of its own': (own: string) => own,
  misspelt: (own: string) => own.replace(/^<([\w:]+)[\s\S]*$/, '<$1x>1</$1x>'),
};

test.each(Object.entries(shapes).flatMap(([name, shape]) => keys.map((key) => ({ key, name, shape }))))(
  'repairing a $key file with more elements, $name, takes linear work',
  async ({ key, name, shape }) => {
    const { base } = await sampleOf(key);
    const text = readFileSync(join(import.meta.dirname, '../testing/bases', base), 'utf8');
    const all = placesIn(text);
    const atOnce = name === 'misspelt' ? 1 : AT_ONCE;
    const places = all.filter((_, i) => i % Math.ceil(all.length / atOnce) === 0);
    const slow = await slowStepsOf(async (size) => {
      const many = grown(text, places, size, shape);
      await repairInvoice(new TextEncoder().encode(many), { now: new Date('2026-11-27T12:00:00Z') });
    });
    expect(slow).toEqual([]);
  },
);
