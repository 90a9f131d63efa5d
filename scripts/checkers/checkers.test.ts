import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHECKERS } from './adapters.mjs';
import { chosen, type Row, rowsOf } from './corpus.mjs';
import { scoreOf, tableOf } from './score.mjs';

const row = (file: string, valid: boolean, faults: string[] = []): Row => ({
  file,
  format: 'xrechnung-ubl',
  valid,
  faults,
  by: 'XRechnung 9.9 (judge 1)',
});

const ROWS = [
  row('right.xml', true),
  row('alarm.xml', true),
  row('named.xml', false, ['BR-1']),
  row('silent.xml', false, ['BR-1']),
  row('french.xml', false, ['BR-FR-08_BT-23']),
  row('missed.xml', false, ['BR-1']),
  row('unchecked.xml', false, ['BR-1']),
  row('unanswered.xml', true),
];

const ANSWERS = new Map([
  ['right.xml', { isValid: true, report: '' }],
  ['alarm.xml', { isValid: false, report: 'BR-2' }],
  ['named.xml', { isValid: false, report: 'BR-2 BR-1' }],
  ['silent.xml', { isValid: false, report: 'BR-2' }],
  ['french.xml', { isValid: false, report: '[BR-FR-08]' }],
  ['missed.xml', { isValid: true, report: '' }],
  ['unchecked.xml', { isValid: undefined, report: 'no network' }],
]);

describe('scoreOf', () => {
  it('compares answers with official verdicts, ignoring unchecked files', () => {
    expect(scoreOf(ROWS, ANSWERS)).toEqual({
      files: 8,
      checked: 6,
      right: 4,
      missed: 1,
      alarms: 1,
      broken: 3,
      named: 2,
    });
  });
});

describe('tableOf', () => {
  it('names the source of the verdicts, and has a dash for a share of no files', () => {
    const score = { name: 'mine', registry: 'npm', version: '1.0', ...scoreOf(ROWS, new Map()) };
    const table = tableOf([score], ROWS);
    expect(table).toContain('| mine | npm | 1.0 | 8 | 0 | – | – | – | – |');
    expect(table).toContain('| XRechnung 9.9 (judge 1) | xrechnung-ubl | 8 | 5 |');
  });
});

describe('chosen', () => {
  const rules = Array.from({ length: 100 }, (_, at) => `R${at}`);

  it('returns the same rules for the same seed, in any order of its input', () => {
    expect(chosen(rules, 10, 7)).toEqual(chosen(rules.toReversed(), 10, 7));
    expect(chosen(rules, 10, 7)).not.toEqual(chosen(rules, 10, 8));
    expect(new Set(chosen(rules, 10, 7)).size).toBe(10);
  });

  it('returns all rules if there are fewer than requested', () => {
    expect(chosen(['A', 'B'], 5, 1).sort()).toEqual(['A', 'B']);
  });
});

it('every checker has a registry and known formats', () => {
  expect(CHECKERS.map(({ registry }) => registry).sort()).toEqual(['Maven', 'PyPI', 'PyPI', 'PyPI', 'PyPI']);
  for (const { formats } of CHECKERS) expect(formats.test('xrechnung-ubl') || formats.test('en16931-cii')).toBe(true);
});

describe('compare-checkers.mjs', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const compare = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/compare-checkers.mjs', ...args], { encoding: 'utf8' });

  it('runs any program on a corpus', () => {
    mkdirSync(join(folder, 'files'));
    for (const { file, valid } of ROWS) writeFileSync(join(folder, 'files', file), valid ? 'good' : 'bad BR-1');
    writeFileSync(
      join(folder, 'corpus.jsonl'),
      ['{"seed":1}', ...ROWS.map((each) => JSON.stringify(each)), ''].join('\n'),
    );
    expect(rowsOf(folder)).toEqual(ROWS);
    const checker = join(folder, 'checker.mjs');
    writeFileSync(
      checker,
      "import { readFileSync } from 'node:fs';\nconst text = readFileSync(process.argv[2], 'utf8');\nconsole.log(text);\nprocess.exit(text === 'good' ? 0 : 1);",
    );
    const { status, stdout, stderr } = compare(
      'run',
      folder,
      '--name',
      'mine',
      '--command',
      `${process.execPath} ${checker} {file}`,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('| mine |  |  | 8 | 8 | 8 (100 %) | 0 | 0 | 4 (80 %) |');
    expect(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')).scores).toHaveLength(1);
  });

  it.each([
    [[], 2, /usage/],
    [['run'], 2, /usage/],
    [['judge', '.'], 2, /usage/],
  ])('rejects %j', (args, status, words) => {
    const result = compare(...args);
    expect(result.status).toBe(status);
    expect(result.stderr).toMatch(words);
  });

  it('reports a missing corpus', () => {
    const { status, stderr } = compare('run', folder);
    expect([status, stderr]).toEqual([1, expect.stringContaining('no corpus.jsonl')]);
  });
});
