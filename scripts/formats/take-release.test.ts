import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AFTER, BEFORE, compiled, source } from './release/testing.ts';

const OWNER = 'src/formats/en16931/xrechnung';
const LIST = `${OWNER}/rules/generated/xrechnung-ubl.txt`;
const CHANGES = 'src/formats/releases/generated/changes.ts';

let root: string;
let given: string;

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/formats/${script}.mjs`, ...args], { encoding: 'utf8' });
const take = (folder: string, ...args: string[]) =>
  run(
    'take-release',
    folder,
    '--owner',
    'xrechnung',
    '--release',
    '2.7.0',
    '--from',
    '2031-01-31',
    '--no-verdicts',
    '--root',
    root,
    ...args,
  );
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

function put(name: string, text: string) {
  mkdirSync(dirname(join(given, name)), { recursive: true });
  writeFileSync(join(given, name), text);
}

// A copy of the project that judges by the small previous release.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  given = mkdtempSync(join(tmpdir(), 'official-'));
  for (const place of [OWNER, dirname(CHANGES), 'src/formats/codes/generated', 'src/formats/repair/generated'])
    cpSync(place, join(root, place), { recursive: true });
  put('before/schematron/xrechnung-ubl.sch', source(BEFORE));
  put('after/ubl/xrechnung.xslt', compiled(AFTER));
  put('empty/readme.md', 'Rules will follow');
  expect(run('take-rules', join(given, 'before'), '--root', root).status).toBe(0);
});

afterAll(() => {
  for (const folder of [root, given]) rmSync(folder, { recursive: true, force: true });
});

it('npm run take:release writes nothing with --dry-run, or if the folder has no rules', () => {
  const before = textOf(`${OWNER}/releases.ts`);
  const dry = take(join(given, 'after'), '--dry-run');
  expect({ status: dry.status, stderr: dry.stderr }).toEqual({ status: 0, stderr: '' });
  expect(dry.stdout).toContain('BR-DE-100');
  const none = take(join(given, 'empty'));
  expect(none.status).toBe(1);
  expect(none.stderr).toMatch(/^no Schematron .*readme\.md\n$/);
  expect(textOf(`${OWNER}/releases.ts`)).toBe(before);
  expect(existsSync(join(root, 'reports'))).toBe(false);
});

it('npm run take:release adds the release to tables, lists and reports', () => {
  const { status, stdout, stderr } = take(join(given, 'after'), '--before', join(given, 'before'), '--core', '1.9');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(
    'xrechnung-ubl 2.6.0 → 2.7.0: 1 new, 1 another name, 1 another level, 1 other codes, 2 another test, 1 another context, 1 another text',
  );
  expect(textOf(`${OWNER}/releases.ts`)).toContain(
    "{ release: '2.7.0', from: '2031-01-31', sets: { ...core('1.9'), ...german('2.7.0') } },\n  ],",
  );
  expect(textOf(`${OWNER}/rules/ubl.ts`)).toContain("version: '2.7.0',\n  from: '2031-01-31'");
  expect(textOf(`${OWNER}/rules/cii.ts`)).toContain("version: '2.6.0'");
  expect(textOf(`${OWNER}/rules/older.ts`)).toContain(
    "ubl: OlderReleases = {\n  '2.6.0': {\n    next: '2.7.0',\n    lacks: 'BR-DE-100',",
  );
  expect(textOf(CHANGES)).toContain(
    "{ from: '2.6.0', to: '2.7.0', changes: { '+fatal': 'BR-DE-100 BR-TMP-9', '-fatal': 'BR-DE-99', 'warning>fatal': 'BR-TMP-2' } },",
  );
  expect(textOf(LIST).match(/^\S+ {2}\w+/gm)).toEqual(AFTER.map(([id, flag]) => `${id}  ${flag}`).sort());
  expect(textOf('reports/releases/xrechnung-2.7.0.md')).toContain('- BR-DE-17: −326 +384');
});

it('npm run take:release writes a skeleton and a case for each rule to be written by hand', () => {
  const rules = textOf(`${OWNER}/rules/unwritten.ts`);
  expect(rules.match(/^ {4}'BR-[\w-]+'/gm)?.map((each) => each.trim().slice(1, -1))).toEqual([
    'BR-DE-2',
    'BR-DE-21',
    'BR-DE-100',
  ]);
  expect(rules).toContain(`'BR-DE-100',
    'BT-59',
    (judged) => everywhere(judged, 'cac:PayeeParty'),
    (element) => has(element, 'cac:PartyName', 'cbc:Name'),`);
  expect(rules).toContain(
    String.raw`unwritten({ context: '/ubl:Invoice', test: 'cbc:CustomizationID = \'x\' and matches(cbc:ID, \'^\\d{2}$\')' }),`,
  );
  const cases = textOf(`${OWNER}/cases/unwritten.yaml`);
  expect(cases).toContain('BR-DE-100:\n    fires: {ubl: {remove: //cac:PayeeParty/cac:PartyName/cbc:Name}}');
  expect(cases).toContain("BR-DE-21 warning:\n    fires: {ubl: {set: {write-this-case: ''}}}");
});

it('npm run take:release rejects a known release, and writes nothing', () => {
  const before = textOf(`${OWNER}/rules/older.ts`);
  const again = take(join(given, 'after'));
  expect([again.status, again.stderr]).toEqual([1, 'release 2.7.0 of xrechnung-ubl is already in the table\n']);
  expect(textOf(`${OWNER}/rules/older.ts`)).toBe(before);
});
