/** Generates examples of official rules from their cases: the shortest change that breaks each. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differingLines } from '../../engine/text/difference.ts';
import { caseFilesIn, casesOf, codesIn, textsOf } from '../testing/cases.ts';
import { indented } from '../testing/tree.ts';

const OWNERS = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((each) => each.isDirectory());
const FOLDERS = [
  ...OWNERS.map(({ name }) => join(import.meta.dirname, name, 'cases')),
  ...['ksef', 'fatturapa'].map((name) => join(import.meta.dirname, '..', name, 'cases')),
];

/** The prologue of a root is irrelevant to rules. */
const withoutNamespaces = (lines: string[]) => lines.map((line) => line.replace(/ xmlns(?::\w+)?="[^"]*"/g, ''));

/** Longer changes are not useful. */
const LONGEST = 3000;

/** Yields the cases that break rules, each with a rule set or a format. */
function* firing() {
  for (const file of FOLDERS.flatMap((folder) => [...caseFilesIn(folder).values()])) {
    for (const [, row, fires] of casesOf(file)) {
      if (fires.length === 0) continue;
      for (const way of ['rules', 'check'] as const)
        for (const key of file[way] ?? []) yield { file, row, fires, way, key };
    }
  }
}

/** A change that breaks a rule. */
interface Candidate {
  code: string;
  text: string;
  weight: number;
  /** Returns the rules that the document breaks without the change. */
  unchanged: () => Promise<string[]>;
}

const codesOfBases = new Map<string, Promise<string[]>>();

/**
 * Yields the rules that cases break, with the breaking change: its weight grows with its length and the number of other rules it breaks.
 */
async function* broken(): AsyncGenerator<Candidate> {
  for (const { file, row, fires, way, key } of firing()) {
    const texts = await textsOf(file, way, key, row);
    if (!texts || texts.base === texts.xml) continue;
    const text = withoutNamespaces(differingLines(indented(texts.base), indented(texts.xml))).join('\n');
    const weight = text.length + 300 * (fires.length - 1);
    const unchanged = () => {
      const name = JSON.stringify([way, key, file.format, texts.base]);
      const codes = codesOfBases.get(name) ?? codesIn(file, way, key, texts.base);
      codesOfBases.set(name, codes);
      return codes;
    };
    for (const [index, rule] of fires.entries()) {
      const code = rule.split(' ')[0] ?? '';
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

it('every rule with a case has an example', async () => {
  const found = await lightest();
  const table = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { text }]) => `  ${JSON.stringify(code)}: ${JSON.stringify(text)}`);
  await expect(`{\n${table.join(',\n')}\n}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'examples.json'));
}, 300_000);
