/**
 * Git's merge driver for PO files (.gitattributes), which `npm ci` registers. Merges by text. Own code, because Git compares lines: a merge
 * by `union` can give a text the translation of another.
 *
 *   node scripts/translations/merge-po.mjs BASE OURS THEIRS    writes OURS; marks what both changed as a conflict, and fails
 */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { poText, readComment, readLanguage, readPo } from './po.mjs';

/** @typedef {import('./po.mjs').PoEntry} PoEntry */

const [, , base = '', ours = '', theirs = ''] = process.argv;
const before = entriesOf(base);
const left = entriesOf(ours);
const right = entriesOf(theirs);

/** @type {[PoEntry, PoEntry][]} */
const conflicts = [];
const templates = new Set([...left.keys(), ...right.keys()]);
const merged = [...templates].flatMap((template) => {
  const old = before.get(template);
  const mine = left.get(template);
  const other = right.get(template);
  if (isDeepStrictEqual(mine, other) || isDeepStrictEqual(old, other)) return mine ?? [];
  if (isDeepStrictEqual(old, mine)) return other ?? [];
  // `npm run texts` removes what the code no longer has.
  if (!mine || !isDone(mine)) return other ?? mine ?? [];
  if (other && isDone(other)) conflicts.push([mine, other]);
  return mine;
});
const language = readLanguage(ours);
const text = poText(language, merged, readComment(ours));
writeFileSync(ours, conflicts.reduce(marked, text));
process.exitCode = conflicts.length > 0 ? 1 : 0;

/** @param {string} path */
function entriesOf(path) {
  return new Map(readPo(path).map((entry) => [entry.template, entry]));
}

/** @param {PoEntry} entry */
function isDone({ translation, fuzzy }) {
  return translation !== '' && !fuzzy;
}

/** Marks a conflict as Git does. @param {string} text @param {[PoEntry, PoEntry]} conflict */
function marked(text, [mine, other]) {
  return text.replace(blockOf(mine), (block) => `<<<<<<< ours\n${block}=======\n${blockOf(other)}>>>>>>> theirs\n`);
}

/** @param {PoEntry} entry */
function blockOf(entry) {
  return poText(language, [entry]).split('\n\n')[1] ?? '';
}
