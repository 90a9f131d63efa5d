/**
 * Writes `rules/examples.json`: examples of official rules, and of our own for formats, from their cases. Each is the shortest change that breaks its
 * rule. scripts/rule-examples.mjs runs it.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { differingLines } from '../../engine/text/difference.ts';
import { FLAWS, textOfPdf } from '../hybrid/testing.ts';
import { syntaxList } from '../list/facts.ts';
import type { CaseFile, Row } from '../samples/case-files.ts';
import { caseFilesIn, casesOf, codesIn, textsOf, type Way } from './cases.ts';
import { sampleOf } from './syntax-sample.ts';

const FORMATS = join(import.meta.dirname, '..');
const RULES = join(FORMATS, 'rules');
const FOLDERS = ['en16931', 'messages', 'national', '.']
  .map((name) => join(FORMATS, name))
  .flatMap((folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name, 'cases'))
      .filter((cases) => existsSync(cases)),
  );

const withoutNamespaces = (text: string) => text.replace(/ xmlns(?::\w+)?="[^"]*"/g, '');

/** Longer changes are not useful. */
const LONGEST = 3000;

/** The beginnings of our own codes that cases show. */
const samples = await Promise.all(syntaxList.map(({ key }) => sampleOf(key)));
const PREFIXES = ['BW-XML-', ...samples.flatMap(({ codes }) => (codes ? `BW-${codes}-` : []))];

/** A case, the codes of its faults, and a rule set or a format to run it with. */
interface Firing {
  file: CaseFile;
  row: Row;
  fires: readonly string[];
  way: Way;
  key: string;
}

/** Yields the cases that break rules. */
function* firing(): Generator<Firing> {
  for (const [, file] of FOLDERS.flatMap(caseFilesIn)) {
    for (const [, row, rules] of casesOf(file)) {
      // Other codes of documents to write or read have examples of their own.
      const faults = [row.faults ?? []].flat().filter((fault) => PREFIXES.some((prefix) => fault.startsWith(prefix)));
      for (const way of ['rules', 'check', 'write', 'read'] as const) {
        const codes = (way === 'rules' || way === 'check' ? rules : faults).map((fault) => fault.split(' ')[0] ?? '');
        const fires = [...new Set(codes)];
        if (fires.length > 0) for (const key of keysOf(file, way, row)) yield { file, row, fires, way, key };
      }
    }
  }
}

/** Returns the rule sets or formats of a case. */
function keysOf(file: CaseFile, way: Way, row: Row): readonly string[] {
  const keys = file[way] ?? [];
  return keys.length === 0 ? keys : [row.in ?? keys].flat();
}

/** A change that breaks a rule. */
interface Candidate {
  code: string;
  text: string;
  weight: number;
  /** Returns the codes of the faults without the change. */
  unchanged: () => Promise<string[]>;
}

const codesOfBases = new Map<string, Promise<string[]>>();

/** Returns the lines that differ. The namespaces of a root are irrelevant to most rules. */
function differenceOf({ base, changed }: { base: string; changed: string }, { text }: Row): string {
  if (!text) return differingLines(withoutNamespaces(base), withoutNamespaces(changed)).join('\n');
  return differingLines(base, changed)
    .map((line) => (line.startsWith(' ') ? withoutNamespaces(line) : line))
    .join('\n');
}

/**
 * Yields the rules that cases break, with the breaking change: its weight grows with its length and the number of other rules it breaks.
 */
async function* broken(): AsyncGenerator<Candidate> {
  for (const { file, row, fires, way, key } of firing()) {
    const texts = await textsOf(file, way, key, row);
    if (!texts || texts.base === texts.changed) continue;
    const text = differenceOf(texts, row);
    const weight = text.length + 300 * (fires.length - 1);
    const unchanged = () => {
      const name = JSON.stringify([way, key, file.format, texts.base]);
      const codes = codesOfBases.get(name) ?? codesIn(file, way, key, texts.base);
      codesOfBases.set(name, codes);
      return codes;
    };
    for (const [index, code] of fires.entries()) {
      yield { code, text, weight: weight + (index > 0 ? 300 : 0), unchanged };
    }
  }
}

/** Returns the lightest change for each rule, of a document that passes the rule. The tests of the cases check that it fails then. */
async function lightest(): Promise<Map<string, Candidate>> {
  const candidates: Candidate[] = [];
  for await (const candidate of broken()) if (candidate.text.length < LONGEST) candidates.push(candidate);
  const found = new Map<string, Candidate>();
  for (const candidate of candidates.sort((a, b) => a.weight - b.weight)) {
    const { code, unchanged } = candidate;
    if (!found.has(code) && !(await unchanged()).includes(code)) found.set(code, candidate);
  }
  return found;
}

it('an example is written for every rule with a case', async () => {
  const ofPdfs = Object.entries(FLAWS).map(([code, [passes, fails]]) => {
    const text = differingLines(textOfPdf(passes), textOfPdf(fails)).join('\n');
    return [code, { text }] as const;
  });
  const table = [...(await lightest()), ...ofPdfs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { text }]) => `  ${JSON.stringify(code)}: ${JSON.stringify(text)}`);
  writeFileSync(join(RULES, 'examples.json'), `{\n${table.join(',\n')}\n}\n`);
}, 600_000);
