/** Checks for every syntax that checking, reading and writing take linear work, at a few places. `linear.test.ts` tries more of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { fasterThanLinear, startCounting, stepsOf } from '../engine/testing/steps.ts';
import type { SyntaxKey } from './format.ts';
import { grown, placesIn } from './testing/grown-xml.ts';

/** More than the children up to which elements are searched without an index. */
const SIZE = 26;
/** Scans of lists are not counted: the lists of the schemas and codes are longer than those of the files. */
const NO_LIST = Number.POSITIVE_INFINITY;
/** The number of places that grow at once. */
const AT_ONCE = 3;

/** What grows in each syntax: a file in `testing/bases`, and a list of a document that is written in a format. */
interface Growing {
  readonly base: string;
  readonly to: string;
  readonly document: () => Promise<JsonObject>;
  readonly list: string;
}

const italian = async () => (await import('./syntaxes/fatturapa/testing.ts')).italianInvoice();
const polish = async () => (await import('./syntaxes/ksef/testing.ts')).polishInvoice();
const german = async () => (await import('./mapping/testing.ts')).invoice();
const status = async () => (await import('./syntaxes/cdar/testing.ts')).cdarStatus;

const GROWING: Readonly<Record<SyntaxKey, Growing>> = {
  ubl: { base: 'rich-ubl.xml', to: 'peppol-ubl', document: german, list: 'lines' },
  cii: { base: 'rich-cii.xml', to: 'facturx-extended', document: german, list: 'lines' },
  cdar: { base: 'cdar.xml', to: 'cdar', document: status, list: 'notes' },
  ksef: { base: 'ksef.xml', to: 'ksef', document: polish, list: 'lines' },
  fatturapa: { base: 'fatturapa.xml', to: 'fatturapa', document: italian, list: 'lines' },
};

let formats: typeof import('./index.ts');
let syntaxKeys: string[];
let environment: typeof import('./mapping/testing.ts').environment;

beforeAll(async () => {
  startCounting();
  formats = await import('./index.ts');
  syntaxKeys = (await import('./syntaxes/index.ts')).syntaxes.map(({ key }) => key);
  ({ environment } = await import('./mapping/testing.ts'));
}, 60_000);

const keys = Object.keys(GROWING) as SyntaxKey[];

/** Returns the steps that grow faster than what they are taken for. */
async function slowStepsOf(run: (size: number) => Promise<void>): Promise<string[]> {
  const stepsAt = (size: number) => stepsOf(() => run(size), NO_LIST);
  await stepsAt(2);
  return fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
}

test('every syntax has something that grows', () => {
  expect(keys).toEqual(syntaxKeys);
});

test.each(keys)(
  'checking and reading a growing %s file takes linear work',
  async (key) => {
    const text = readFileSync(join(import.meta.dirname, 'testing/bases', GROWING[key].base), 'utf8');
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

test.each(keys)(
  'writing a growing document as %s takes linear work',
  async (key) => {
    const { to, document, list } = GROWING[key];
    const given = await document();
    const [first = { key: 'general', text: 'Oak' }] = (given[list] ?? []) as JsonObject[];
    const slow = await slowStepsOf(async (size) => {
      const data = { ...given, [list]: Array.from({ length: size }, () => first) };
      const written = await formats.convertDocument(data, { to }, environment);
      expect(written.ok ? [] : written.faults).toEqual([]);
    });
    expect(slow).toEqual([]);
  },
  60_000,
);
