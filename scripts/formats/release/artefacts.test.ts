import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { artefactsIn } from './artefacts.mjs';
import { AFTER, BEFORE, compiled, type Official, source } from './testing.ts';

const rules = (...ids: string[]) => ids.map((id) => ({ id }));
const named = (...ids: string[]) => ids.map((id): Official => [id, 'fatal', 'cbc:ID', 'cac:A']);
const CANDIDATES = [
  { key: 'xrechnung-ubl', rules: BEFORE.map(([id]) => ({ id })) },
  { key: 'xrechnung-cii', rules: BEFORE.map(([id]) => ({ id })) },
  { key: 'peppol-ubl', rules: rules('P1', 'P2', 'P3') },
  { key: 'peppol-sb-ubl', rules: rules('P1', 'P2') },
  { key: 'pint-my', rules: rules('M1', 'M2') },
  { key: 'pint-jp-base', rules: rules('I1', 'I2') },
  { key: 'pint-my-base', rules: rules('I1', 'I2') },
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artefacts-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function files(texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const found = (folder = root, chosen = new Map<string, string>()) => {
  const { artefacts, notes } = artefactsIn(folder, CANDIDATES, chosen);
  return { sets: Object.fromEntries(artefacts.map(({ set, files: from }) => [set, from])), notes };
};

describe('artefactsIn', () => {
  it('recognises sets by their rules, their syntax and their file name', () => {
    files({
      'xslt/a.xslt': compiled(AFTER),
      'cii/b.sch': source(AFTER.map(([id, flag]): Official => [id, flag, 'ram:ID', 'ram:A'])),
      'PEPPOL-UBL.sch': source(named('P1', 'P2', 'P4')),
      'PEPPOL-UBL-SB.sch': source(named('P1', 'P2', 'P4')),
      'readme.txt': 'Thank you',
    });
    expect(found().sets).toEqual({
      'xrechnung-ubl': ['xslt/a.xslt'],
      'xrechnung-cii': ['cii/b.sch'],
      'peppol-ubl': ['PEPPOL-UBL.sch'],
      'peppol-sb-ubl': ['PEPPOL-UBL-SB.sch'],
    });
  });

  it('assigns shared rules of PINT to the country in the same folder', () => {
    files({ 'my/own.xslt': compiled(named('M1', 'M2')), 'my/pint.xslt': compiled(named('I1', 'I2')) });
    expect(found().sets).toEqual({ 'pint-my': ['my/own.xslt'], 'pint-my-base': ['my/pint.xslt'] });
  });

  it('prefers a source to its compiled form, and errors to warnings', () => {
    const softer = AFTER.map(([id, , ...rest]): Official => [id, 'warning', ...rest]);
    files({ 'a.sch': source(AFTER), 'a.xslt': compiled(AFTER), 'a_WARNING.sch': source(softer) });
    const { sets, notes } = found();
    expect(sets).toEqual({ 'xrechnung-ubl': ['a.sch'] });
    expect(notes).toHaveLength(2);
  });

  it('rejects two different files of one set, unless one is chosen', () => {
    files({ 'a.sch': source(AFTER), 'b.sch': source(BEFORE) });
    expect(() => found()).toThrow(/a\.sch and b\.sch/);
    expect(found(root, new Map([['xrechnung-ubl', join(root, 'b.sch')]])).sets).toEqual({ 'xrechnung-ubl': ['b.sch'] });
  });

  it('accepts the path of one file', () => {
    files({ 'a.sch': source(AFTER) });
    expect(found(join(root, 'a.sch')).sets).toEqual({ 'xrechnung-ubl': ['a.sch'] });
  });

  it('reports files of unknown sets, and files that are not Schematron', () => {
    files({ 'a.sch': source(AFTER), 'other.sch': source(named('Z1')), 'b.sch': '<x/>' });
    expect(found().notes).toEqual([expect.stringContaining('b.sch'), expect.stringContaining('other.sch')]);
  });

  it.each([
    [{}, /empty/],
    [{ 'readme.txt': 'x' }, /readme\.txt/],
    [{ 'a.sch': '<x/>' }, /a\.sch is no Schematron/],
    [{ 'a.sch': '<schema' }, /a\.sch cannot be read/],
    [{ 'a.sch': '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><include href="b.sch"/></schema>' }, /b\.sch/],
  ])('rejects, with the reason, a folder with the files %j', (texts, why) => {
    files(texts);
    expect(() => found()).toThrow(why);
  });

  it('reports a missing folder', () => {
    expect(() => found(join(root, 'none'))).toThrow(/there is no/);
  });
});
