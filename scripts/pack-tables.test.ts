import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CodeList } from '../src/formats/codes/code-list.ts';
import { linesIn } from '../src/formats/en16931/facturx/profile.ts';
import { contextsOf, idsIn } from '../src/formats/rules/syntax-table.ts';
import { CII_D22B } from '../src/formats/schema/generated/cii-d22b.ts';
import { FA_3 } from '../src/formats/schema/generated/fa-3.ts';
import { UBL } from '../src/formats/schema/generated/ubl.ts';
import { extensionsFrom, termsFrom } from '../src/formats/terms/table.ts';
import { packedModule } from './pack-tables-plugin.mjs';

const OWNERS = 'src/formats/en16931';

/** Returns the text of a constant in a module. */
const constant = (module: string, name: RegExp) => new RegExp(`${name.source} = \`([^\`]+)\``).exec(module)?.[1] ?? '';

describe.each([
  `${OWNERS}/core/rules/generated/ubl-syntax.ts`,
  `${OWNERS}/core/rules/generated/cii-syntax.ts`,
  `${OWNERS}/france/rules/generated/extended-syntax-ubl.ts`,
  `${OWNERS}/france/rules/generated/extended-syntax-cii.ts`,
])('the packed tables of %s', (file) => {
  const module = readFileSync(file, 'utf8');
  const packed = packedModule(module);

  it('are read the same as unpacked', () => {
    const check = { holds: () => true, text: '' };
    const checks = Object.fromEntries((module.match(/[A-Z][A-Z-]+-\d+/g) ?? []).map((id) => [id, check]));
    const contexts = (text: string) => contextsOf({ table: constant(text, /_SYNTAX/), checks });
    expect(contexts(packed)).toEqual(contexts(module));
    expect(contexts(module).length).toBeGreaterThan(2);
    expect(idsIn(constant(packed, /_WITHOUT/))).toEqual(idsIn(constant(module, /_WITHOUT/)));
  });

  it('are shorter than unpacked', () => {
    expect(packed.length).toBeLessThan(module.length);
  });
});

it('packed profiles of Factur-X are read the same as unpacked', () => {
  const module = readFileSync('src/formats/en16931/facturx/generated/profiles.ts', 'utf8');
  const packed = packedModule(module);
  const lines = (text: string) => linesIn(constant(text, /ADMITTED/));
  expect(lines(packed)).toEqual(lines(module));
  expect(lines(module).map(({ words }) => words)).toEqual([['CrossIndustryInvoice']]);
  expect(packed.length).toBeLessThan(module.length / 2);
});

it.each(['src/formats/terms/core.ts', `${OWNERS}/france/terms.ts`, `${OWNERS}/facturx/terms.ts`])(
  'packed %s is read the same as unpacked',
  (file) => {
    const module = readFileSync(file, 'utf8');
    const packed = packedModule(module);
    const read = file.endsWith('core.ts') ? termsFrom : extensionsFrom;
    const terms = (text: string) => read(constant(text, / TABLE/));
    expect(JSON.stringify(terms(packed))).toBe(JSON.stringify(terms(module)));
    expect(terms(module).length).toBeGreaterThan(0);
  },
);

it.each([
  ['ubl', UBL],
  ['cii-d22b', CII_D22B],
  ['fa-3', FA_3],
])('packed schema %s is read the same as unpacked', (file, data) => {
  const module = packedModule(readFileSync(`src/formats/schema/generated/${file}.ts`, 'utf8'));
  expect(Function(`return ${/ = (\{.*\});/s.exec(module)?.[1]}`)()).toEqual(data);
});

it.each(['cii-d16b', 'fa-2'])('schema %s, stored as a difference, can be packed', (file) => {
  expect(packedModule(readFileSync(`src/formats/schema/generated/${file}.ts`, 'utf8'))).not.toContain('packed(');
});

describe('packed code lists', () => {
  it.each(['lists', 'extended', 'characteristics'])('%s are read the same as unpacked', (file) => {
    const module = readFileSync(`src/formats/codes/generated/${file}.ts`, 'utf8');
    const lists = (text: string) =>
      [...text.matchAll(/\(`([^`]+)`\)/g)].map(([, written = '']) => [...new CodeList(written).codes]);
    const packed = packedModule(module);
    expect(lists(packed)).toEqual(lists(module));
    expect(packed.length).toBeLessThan(module.length);
  });
});
