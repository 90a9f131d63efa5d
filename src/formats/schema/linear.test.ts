/** Checks that checking and reading a file of any schema take work proportional to its size, wherever it has many elements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../../engine/testing/steps.ts';
import { type SyntaxKey, syntaxList } from '../list/facts.ts';
import { grown, type Place, placesIn } from '../testing/grown-xml.ts';
import { sampleOf } from '../testing/syntax-sample.ts';

/** `npm run test:deep` tries each place; otherwise a few places of each schema. */
const isDeep = process.env.LINEAR === 'deep';
const SIZE = 33;
/** Scans of lists are not counted: lists of the schemas and codes are longer than those of the files. */
const NO_LIST = Number.POSITIVE_INFINITY;
/** The number of places that grow at once: their faults must not reach the number after which checks stop. */
const AT_ONCE = 7;

/** The keys of the schemas with their syntaxes. */
const SCHEMAS = syntaxList.flatMap((syntax) => syntax.schemas.map((schema) => [schema, syntax.key] as const));

async function textOf(key: string, syntax: SyntaxKey): Promise<string> {
  const [base, from, to = ''] = (await sampleOf(syntax)).schemas[key] ?? [];
  if (base === undefined) throw new Error(`the sample of ${syntax} has no file for ${key}`);
  const text = readFileSync(join(import.meta.dirname, '../testing/bases', base), 'utf8');
  if (from === undefined) return text;
  const changed = text.replaceAll(from, to);
  if (changed === text && !text.includes(to)) throw new Error(`${base} does not have ${from}`);
  return changed;
}

/** What is added in front of an element. */
const SHAPES: Readonly<Record<string, (own: string, i: number) => string>> = {
  'elements repeated': (own) => own,
  'elements unknown to the schema': (_, i) => `<x${i}/>`,
};

/** Returns the places to grow together: all of them in groups, or one group with places from everywhere. */
function chosen(places: readonly Place[]): Place[][] {
  const groups = Math.ceil(places.length / AT_ONCE);
  const all = Array.from({ length: groups }, (_, group) => places.filter((_place, i) => i % groups === group));
  return isDeep ? all : all.slice(0, 1);
}

let formats: typeof import('../index.ts');
let nationals: typeof import('../check/check.ts');
let schemas: typeof import('../testing/schema-of.ts');
let parseXml: typeof import('../list/parse-xml.ts').parseXml;
let environment: typeof import('../mapping/testing.ts').environment;

beforeAll(async () => {
  startCounting();
  formats = await import('../index.ts');
  nationals = await import('../check/check.ts');
  schemas = await import('../testing/schema-of.ts');
  ({ parseXml } = await import('../list/parse-xml.ts'));
  ({ environment } = await import('../mapping/testing.ts'));
});

test('every schema has a file', async () => {
  for (const [key, syntax] of SCHEMAS) {
    const reading = parseXml(await textOf(key, syntax));
    if (!reading.ok) throw new Error(`${key} is not XML`);
    const structure = await schemas.schemaOf(key).load();
    expect([...structure.rootTypes.keys()], key).toContain(reading.root.name);
    const checked = await nationals.checkInvoice(reading);
    if (!('format' in checked)) throw new Error(`${key} is not recognised`);
    const { schema } = checked.format;
    // A national format has several schemas.
    if (schema.key.startsWith('f') === key.startsWith('facturx')) expect(schema.key).toBe(key);
  }
});

test.each(SCHEMAS.flatMap(([key, syntax]) => Object.keys(SHAPES).map((shape) => [key, shape, syntax] as const)))(
  'checking and reading a file of %s with many %s takes linear work',
  async (key, name, syntax) => {
    const text = await textOf(key, syntax);
    const shape = SHAPES[name] ?? (() => '');
    for (const places of chosen(placesIn(text))) {
      const stepsAt = (size: number) => {
        const many = grown(text, places, size, shape);
        return stepsOf(async () => {
          const checked = await formats.validateXml(many);
          if (!checked.ok) expect(checked.faults[0]?.code).not.toBe('BW-FAULTS-CUT');
          await formats.convertXml(many, {}, environment);
        }, NO_LIST);
      };
      await stepsAt(2);
      const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
      expect(slow).toEqual([]);
    }
  },
  isDeep ? 3_600_000 : 60_000,
);
