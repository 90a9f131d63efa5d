import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LISTS = [
  'README.md',
  'docs/home.md',
  'src/formats/list/families.ts',
  'src/formats/list/invoice-formats.ts',
  'src/formats/list/facts.ts',
  'src/formats/list/syntaxes.ts',
  'src/formats/list/explained.ts',
  'src/formats/schema/schemas.ts',
  'docs/formats.md',
  'src/engine/modules.ts',
  'src/countries/countries.ts',
  'src/countries/currencies.ts',
  'src/service/examples/it-invoice.yaml',
  'src/operations/all.ts',
  'src/operations/names.ts',
  'src/engine/org/email.ts',
  'src/engine/org/cases.yaml',
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  for (const list of LISTS) cpSync(list, join(root, list));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new.mjs', ...args, root], { encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('npm run new', () => {
  it.each([
    ['format', 'new-land', 'src/formats/en16931/new-land', 'index facts classes rules/new-land cases.test'],
    [
      'syntax',
      'newland',
      'src/formats/national/newland',
      'index facts syntax newland rules read write testing cases.test',
    ],
    ['addon', 'it-new-land-v1', 'src/engine/addons/it/new-land', 'index extensions rules'],
    ['regime', 'is', 'src/engine/regimes/is', 'index categories identity'],
    ['operation', 'new-land', 'src/operations', 'new-land'],
  ])('%s %s writes the modules of %s', (kind, name, folder, files) => {
    const { status, stderr } = run(kind, name);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const file of files.split(' ')) expect(existsSync(join(root, folder, `${file}.ts`)), file).toBe(true);
  });

  it('format adds a line to each list', () => {
    run('format', 'new-land');
    expect(textOf('src/formats/list/families.ts')).toContain(' = [\n  newLandFacts,\n');
    expect(textOf('src/formats/list/invoice-formats.ts')).toMatch(/,\n {2}newLand,\n\];/);
    expect(textOf('docs/formats.md')).toContain('| `new-land-ubl` |');
  });

  it('syntax adds its schema, its base and a line to each list', () => {
    run('syntax', 'newland');
    expect(textOf('src/formats/list/facts.ts')).toMatch(/,\n {2}newlandFacts,\n\] as const;/);
    expect(textOf('src/formats/list/syntaxes.ts')).toMatch(/,\n {2}newland,\n\};/);
    expect(textOf('src/formats/list/explained.ts')).toMatch(/,\n {2}\.\.\.newland,\n\};/);
    expect(textOf('src/formats/schema/schemas.ts')).toContain("(await import('./generated/newland.ts')).NEWLAND");
    expect(textOf('src/formats/schema/generated/newland.ts')).toContain('newland:NewlandInvoice NewlandInvoice');
    expect(textOf('src/formats/testing/bases/newland.xml')).toContain('<newland:NewlandInvoice ');
    expect(textOf('docs/formats.md')).toContain('| `newland` |');
  });

  it('regime keeps lists in order, and fills in name and currency', () => {
    run('regime', 'is');
    expect(textOf('src/engine/modules.ts')).toMatch(/regime\('IS'.*\n {2}regime\('IT'/);
    expect(textOf('src/countries/countries.ts')).toMatch(/ {2}IS: is,\n {2}IT: it,\n/);
    expect(textOf('src/engine/regimes/is/index.ts')).toMatch(/'Iceland'.*'ISK'/s);
    expect(textOf('README.md')).toContain('Hungary, Iceland, India');
  });

  it('regime exports a country under a valid TypeScript name', () => {
    run('regime', 'do');
    expect(textOf('src/countries/countries.ts')).toContain('  DO: dominicanRepublic,');
  });

  it('addon adds only a new country to the README', () => {
    run('regime', 'is');
    run('addon', 'is-first-v1');
    run('addon', 'is-second-v1');
    const [, addons = ''] = /^\| Addons[^|]*\| (.*) \|$/m.exec(textOf('README.md')) ?? [];
    expect(addons.split(', ').filter((name) => name === 'Iceland')).toHaveLength(1);
  });

  it('rule adds the next number of the set, and a place for its case', () => {
    run('rule', 'src/engine/org/email.ts');
    expect(textOf('src/engine/org/email.ts')).toMatch(/ {2}check\('03', .*\n\]\);/);
    expect(textOf('src/engine/org/cases.yaml')).toMatch(/^rules:\n {2}# EMAIL-03: /m);
  });

  it('overwrites nothing', () => {
    expect(run('format', 'land').status).toBe(0);
    const before = LISTS.map(textOf);
    expect(run('format', 'land').status).toBe(1);
    expect(LISTS.map(textOf)).toEqual(before);
  });

  it.each([
    ['chicken', 'land'],
    ['format', 'Land/x'],
    ['format', '../x'],
    ['syntax', 'new-land'],
    ['regime', 'zz'],
    ['addon', 'land'],
    ['rule', 'src/engine/org/none.ts'],
  ])('rejects %s %s', (...args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).not.toBe('');
    for (const list of LISTS) expect(textOf(list)).toBe(readFileSync(list, 'utf8'));
  });
});
