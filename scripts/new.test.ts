import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LISTS = ['src/formats/list/families.ts', 'src/formats/list/invoice-formats.ts', 'docs/formats.md'];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  for (const list of LISTS) cpSync(list, join(root, list));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new.mjs', ...args, root], { encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('npm run new -- format', () => {
  it('writes a folder and a line in each list', () => {
    expect(run('format', 'new-land').status).toBe(0);
    const folder = 'src/formats/en16931/new-land';
    for (const file of [
      'index.ts',
      'facts.ts',
      'classes.ts',
      'rules/new-land.ts',
      'cases/BR-NEW-LAND.yaml',
      'cases.test.ts',
    ])
      expect(existsSync(join(root, folder, file)), file).toBe(true);
    expect(textOf('src/formats/list/families.ts')).toContain(' = [\n  newLandFacts,\n');
    expect(textOf('src/formats/list/invoice-formats.ts')).toMatch(/,\n {2}newLand,\n\];/);
    expect(textOf('docs/formats.md')).toContain('| `new-land-ubl` |');
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
  ])('refuses %s %s', (...args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).not.toBe('');
    for (const list of LISTS) expect(textOf(list)).toBe(readFileSync(list, 'utf8'));
  });
});
