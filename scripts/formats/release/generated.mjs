/** Writes the generated files of a release by the commands that take them, in a copy. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { declarations, XSLT, xmlOf } from '../schematron/tree.mjs';
import { ReleaseError } from './artefacts.mjs';
import { FOLDER } from './owners.mjs';

/** @typedef {import('./artefacts.mjs').Artefact} Artefact */

const SCRIPTS = resolve(import.meta.dirname, '..');
const PROJECT = resolve(SCRIPTS, '../..');
const CODES = 'src/formats/codes/generated';
const SENTENCES = 'src/formats/repair/generated';

/**
 * Adds the generated files that a release changes, and returns the codes that come and go, a line for each list.
 * @param {readonly Artefact[]} artefacts @param {string} folder @param {string} root @param {import('./edits.mjs').Edits} edits @param {string[]} notes
 */
export function takeFiles(artefacts, folder, root, edits, notes) {
  const copy = join(folder, 'copy');
  const places = [
    CODES,
    SENTENCES,
    ...readdirSync(join(root, FOLDER)).map((owner) => `${FOLDER}/${owner}/rules/generated`),
  ];
  for (const place of places.filter((each) => existsSync(join(root, each))))
    cpSync(join(root, place), join(copy, place), { recursive: true });
  const files = join(folder, 'files/schematron');
  mkdirSync(files, { recursive: true });
  for (const artefact of artefacts) writeFileSync(join(files, `${artefact.set}.sch`), schemaOf(artefact));
  for (const command of [['take-sentences.mjs', '--keep'], ['take-rules.mjs'], ['take-codes.mjs']]) {
    const why = run(command, join(folder, 'files'), copy);
    // A list of codes that changed its form is no reason to stop; a rule that cannot be read is.
    if (why !== undefined && command[0] === 'take-codes.mjs') notes.push(`the code lists are not taken: ${why}`);
    else if (why !== undefined) throw new ReleaseError(`${command[0]} cannot read the files: ${why}`);
  }
  /** @type {string[]} */
  const lists = [];
  for (const file of filesBelow(copy)) {
    const name = relative(copy, file);
    const text = readFileSync(file, 'utf8');
    const before = edits.read(name);
    if (before === text) continue;
    edits.set(name, text);
    if (name.startsWith(CODES)) lists.push(...codesOf(before ?? '', text));
  }
  return lists;
}

/** Runs a command and returns why it failed. @param {string[]} command @param {string} files @param {string} copy */
function run([script = '', ...args], files, copy) {
  const line = ['--import', 'tsx', join(SCRIPTS, script), files, '--root', copy, ...args];
  const { status, stderr } = spawnSync(process.execPath, line, { encoding: 'utf8', cwd: PROJECT });
  return status === 0 ? undefined : (/^(?:\w*Error): (.*)$/m.exec(stderr)?.[1] ?? stderr.trim());
}

/** Returns the rules of a set as one file. @param {Artefact} artefact */
function schemaOf({ sources, version }) {
  const [first] = sources;
  if (first === undefined) return '';
  const spaces = Object.assign({}, ...sources.map(({ schema }) => schema.spaces));
  const schema = { ...first.schema, children: sources.flatMap((each) => each.schema.children) };
  const head = version === '' ? '' : `<!--Schematron version ${version}-->`;
  return `${head}${xmlOf(schema, ` xmlns="${first.schema.uri}"${declarations({ ...spaces, xsl: XSLT })}`)}`;
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const LIST = /export const (\w+)[^=\n]*= (?:new (?:CodeList|Set)\(|\w+\.with\()?[`[(]*\n([^`\]]*)/g;

/** Returns how the code lists in a module differ, a line for each list. @param {string} before @param {string} after */
function codesOf(before, after) {
  const lists = (/** @type {string} */ text) =>
    new Map(
      [...text.matchAll(LIST)].map(([, name = '', codes = '']) => [
        name,
        codes.split(/[\s',]+/).filter((code) => code !== ''),
      ]),
    );
  const old = lists(before);
  return [...lists(after)].flatMap(([name, codes]) => {
    const had = old.get(name) ?? [];
    const out = had.filter((code) => !codes.includes(code)).map((code) => `−${code}`);
    const more = codes.filter((code) => !had.includes(code)).map((code) => `+${code}`);
    return out.length + more.length === 0 ? [] : [`${name} ${[...out, ...more].join(' ')}`];
  });
}
