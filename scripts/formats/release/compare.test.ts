import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSchematron } from '../schematron.mjs';
import { lineOf, linesIn } from '../sets.mjs';
import { differencesOf, stepOf } from './compare.mjs';
import { olderEntry } from './rows.mjs';
import { AFTER, BEFORE, type Official, source } from './testing.ts';

const root = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function assertsOf(rules: readonly Official[]) {
  const file = join(root, 'rules.sch');
  writeFileSync(file, source(rules));
  return readSchematron(file).asserts;
}

const [before, after] = [assertsOf(BEFORE), assertsOf(AFTER)];
const kindsOf = (found: ReturnType<typeof differencesOf>) =>
  Object.fromEntries(found.map(({ id, kinds }) => [id, kinds.join(' ')]));

it('differencesOf finds the kind of change in each rule of the official files', () => {
  const found = differencesOf(before, after);
  expect(kindsOf(found)).toEqual({
    'BR-DE-1': 'text',
    'BR-DE-2': 'context test',
    'BR-DE-17': 'codes',
    'BR-DE-21': 'test',
    'BR-DE-100': 'added',
    'BR-TMP-2': 'flag',
    'BR-TMP-9': 'renamed',
  });
  expect(found.find(({ id }) => id === 'BR-DE-17')?.codes).toEqual({ in: ['384'], out: ['326'] });
  expect(found.find(({ id }) => id === 'BR-TMP-9')?.nameBefore).toBe('BR-DE-99');
});

it('differencesOf finds the same changes by digests, except in codes', () => {
  const listed = linesIn(before.map(lineOf).join('\n'));
  expect(kindsOf(differencesOf(listed, after))).toEqual({
    ...kindsOf(differencesOf(before, after)),
    'BR-DE-17': 'test',
  });
});

it('differencesOf finds added and removed rules and new levels by identifiers alone', () => {
  const bare = before.map(({ id, flag }) => ({ id, flag }));
  expect(kindsOf(differencesOf(bare, after))).toEqual({
    'BR-DE-99': 'gone',
    'BR-DE-100': 'added',
    'BR-TMP-2': 'flag',
    'BR-TMP-9': 'added',
  });
});

it('differencesOf finds no difference in the same release', () => {
  expect(differencesOf(before, assertsOf(BEFORE))).toEqual([]);
});

it('differencesOf counts rules with the same identifier', () => {
  const [first] = BEFORE;
  const twice = assertsOf([...BEFORE, first as Official]);
  expect(kindsOf(differencesOf(before, twice))).toEqual({ 'BR-DE-1': 'count' });
});

it('stepOf returns the changes between two releases, from which older rules are derived', () => {
  const found = differencesOf(before, after);
  expect(Object.fromEntries(stepOf(found))).toEqual({
    '+fatal': ['BR-DE-100', 'BR-TMP-9'],
    '-fatal': ['BR-DE-99'],
    'warning>fatal': ['BR-TMP-2'],
  });
  expect(olderEntry('1.0', '2.0', found)).toBe(`  '1.0': {
    next: '2.0',
    lacks: 'BR-DE-100',
    names: { 'BR-TMP-9': 'BR-DE-99' },
    flags: { 'BR-TMP-2': 'warning' },
    codes: { 'BR-DE-17': '-326 +384' },
  },
`);
});
