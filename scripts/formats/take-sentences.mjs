/**
 * Writes src/formats/repair/generated/sentences.ts: fingerprints of the sentences in which official validators report a rule. They find the
 * rule of a pasted sentence without its code. The sentences themselves are not copied.
 *
 *     npx tsx scripts/formats/take-sentences.mjs DIR
 *
 * DIR has the official rules in `schematron/*.sch`. A sentence that two rules share is left out. With `--keep`, rules that DIR lacks stay as they are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SaxesParser } from 'saxes';
import { FEWEST_WORDS, fingerprint } from '../../src/formats/repair/sentences.ts';
import { linesIn, SETS } from './sets.mjs';
import { committed, writeGenerated } from './write-generated.mjs';

/** People paste bare sentences of these rules. @type {RegExp} */
const TAKEN = /^BR-(?!FR)/;

const [, , directory] = process.argv;
if (directory === undefined) throw new Error('give a directory with official rules');
const folder = join(directory, 'schematron');
/** The codes by fingerprint. @type {Map<string, Set<string>>} */
const codes = new Map();
const files = readdirSync(folder).filter((each) => each.endsWith('.sch'));
const FILE = 'src/formats/repair/generated/sentences.ts';
if (process.argv.includes('--keep')) {
  const taken = new Set(files.map((name) => basename(name, '.sch')));
  const ids = (/** @type {boolean} */ isTaken) =>
    new Set(
      Object.keys(SETS)
        .filter((set) => taken.has(set) === isTaken)
        .flatMap(listOf),
    );
  const [given, others] = [ids(true), ids(false)];
  for (const line of committed(FILE)?.match(/^[A-Z][\w-]+(?: \S+)+$/gm) ?? []) {
    const [code = '', ...prints] = line.split(' ');
    if (given.has(code) && !others.has(code)) continue;
    for (const print of prints) codes.set(print, new Set([code]));
  }
}
for (const name of files) {
  for (const message of messagesIn(join(folder, name))) {
    const [, code = '', sentence = ''] = /^\s*\[([\w-]+)\]\s*-?\s*(.*)$/s.exec(message) ?? [];
    const print = fingerprint(sentence);
    if (!TAKEN.test(code) || Number.parseInt(print, 10) < FEWEST_WORDS) continue;
    codes.set(print, (codes.get(print) ?? new Set()).add(code));
  }
}

/** The fingerprints by code. @type {Map<string, string[]>} */
const prints = new Map();
for (const [print, [code = '', ...others]] of codes)
  if (others.length === 0) prints.set(code, [...(prints.get(code) ?? []), print]);
const lines = [...prints].toSorted().map(([code, own]) => `${code} ${own.toSorted().join(' ')}`);
writeGenerated(
  FILE,
  `/**
 * The rules of EN 16931 and XRechnung with the fingerprints of their sentences: number of words and hash.
 * Written by \`npx tsx scripts/formats/take-sentences.mjs DIR\`, not by hand.
 */

export const SENTENCES = \`
${lines.join('\n')}
\`;
`,
);

/** Returns the identifiers in the list of a set. @param {string} set @returns {string[]} */
function listOf(set) {
  const list = committed(`src/formats/en16931/${SETS[set]?.folder}/rules/generated/${set}.txt`);
  return list === undefined ? [] : linesIn(list).map(({ id }) => id);
}

/** Returns the sentences of the asserts in a file. @param {string} file @returns {string[]} */
function messagesIn(file) {
  /** @type {string[]} */
  const found = [];
  let isInside = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (!/(?:^|:)(?:assert|report)$/.test(name)) return;
    isInside = true;
    found.push('');
  });
  parser.on('text', (text) => {
    if (isInside) found.push((found.pop() ?? '') + text);
  });
  parser.on('closetag', ({ name }) => {
    if (/(?:^|:)(?:assert|report)$/.test(name)) isInside = false;
  });
  parser.write(readFileSync(file, 'utf8')).close();
  return found;
}
