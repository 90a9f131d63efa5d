/**
 * Extracts which rules are added, are removed or change their level between two releases of a set, from the list of differences:
 *
 *     node scripts/formats/take-older.mjs DIR
 *
 * DIR holds `differences.jsonl.gz`, one difference a line: `set`, `from`, `to`, `id`, `change` (`added`, `removed`, `flag`), `flag`. Only
 * identifiers and levels are taken. `releases.test.ts` compares them with the older releases that are written by hand.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeChanges } from './write-changes.mjs';

const FILE = 'differences.jsonl.gz';

/** @typedef {{ set: string, from: string, to: string, id: string, change: string, flag: string | [string, string] }} Difference */
/** @typedef {{ set: string, from: string, to: string, changes: Map<string, string[]> }} Step */

/** @param {readonly Difference[]} differences @returns {Step[]} */
function stepsOf(differences) {
  /** @type {Map<string, Step>} */
  const steps = new Map();
  for (const { set, from, to, id, change, flag } of differences) {
    const key = `${set} ${from} ${to}`;
    const step = steps.get(key) ?? { set, from, to, changes: new Map() };
    steps.set(key, step);
    const name = nameOf(change, flag);
    if (name) step.changes.set(name, [...(step.changes.get(name) ?? []), id]);
  }
  // A copy of a release with other codes, such as `1.3.15 with 0245`, has the same rules.
  return [...steps.values()].filter(({ from, changes }) => changes.size > 0 && !from.includes(' with '));
}

/** @param {string} change @param {Difference['flag']} flag */
function nameOf(change, flag) {
  if (change === 'added') return `+${flag}`;
  if (change === 'removed') return `-${flag}`;
  return change === 'flag' && Array.isArray(flag) ? flag.join('>') : undefined;
}

const [directory] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
if (directory === undefined) throw new Error(`Give the folder with ${FILE}`);
const file = join(directory, FILE);
if (existsSync(file)) {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean);
  const steps = stepsOf(lines.map((line) => JSON.parse(line)));
  const sets = grouped(steps);
  writeChanges(sets);
}

/** @param {readonly Step[]} steps */
function grouped(steps) {
  /** @type {Map<string, Step[]>} */
  const sets = new Map();
  for (const step of steps) sets.set(step.set, [...(sets.get(step.set) ?? []), step]);
  return sets;
}
