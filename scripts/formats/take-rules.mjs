/**
 * Extracts the rules on elements from the official Schematron files, with a digest of each rule:
 *
 *     node scripts/formats/take-rules.mjs DIR
 *
 * DIR holds the files without includes, directly or in a folder `schematron`:
 *
 *     en16931-ubl*.sch, en16931-cii*.sch  EN 16931, https://github.com/ConnectingEurope/eInvoicing-EN16931
 *     fr-extended-ubl.sch, …-cii.sch      EXTENDED-CTC-FR, https://fnfe-mpe.org
 *     xrechnung-ubl.sch, …-cii.sch, …-common.sch  XRechnung, https://github.com/itplr-kosit/xrechnung-schematron
 *     fr-flux2-ubl.sch, …-cii.sch         BR-FR, https://fnfe-mpe.org
 *     peppol-ubl.sch, facturx-basic.sch … Peppol and Factur-X
 *
 * The files may be packed (`.sch.gz`), and may contain compiled Schematron. Missing files are skipped. Tests of a known form become table entries (src/formats/rules/syntax-table.ts); others are marked `code` and
 * written by hand. No rule text is copied. Digests (`generated/<set>.txt`) show in `git diff` which rules written by hand have changed and
 * need a review.
 *
 * Own code, because Schematron compilers (SchXslt) make programs many times the size of these tables.
 */
import { existsSync } from 'node:fs';
import { formsOf, placesOf } from './rule-forms.mjs';
import { findFile, readSchematron } from './schematron.mjs';
import { lineOf, linesIn, SETS } from './sets.mjs';
import { committed, writeGenerated } from './write-generated.mjs';

/** @typedef {import('./schematron.mjs').Assert} Assert */
/** @typedef {import('./sets.mjs').Listed} Listed */

const OWNERS = 'src/formats/en16931';

/** The identifier prefix of rules on elements. */
const ON_ELEMENTS = /^(?:UBL|CII)-/;

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) throw new Error('say which folder: take-rules.mjs DIR');

/** @type {Map<string, ReturnType<typeof readSchematron>>} */
const files = new Map();
for (const set of Object.keys(SETS)) {
  const file = findFile(folder, new RegExp(`^${set}(?![\\w-]).*\\.sch(?:\\.gz)?$`, 'i'));
  const common = findFile(folder, new RegExp(`^${set.replace(/-.*/, '')}-common\\b.*\\.sch(?:\\.gz)?$`, 'i'));
  if (file !== undefined) files.set(set, readSchematron(file, common));
}

for (const [set, { asserts, version }] of files) {
  const { folder: owner, module, constant, base, name } = SETS[set] ?? { folder: '' };
  writeGenerated(`${OWNERS}/${owner}/rules/generated/${set}.txt`, digests(asserts));
  if (module === undefined || constant === undefined) continue;
  const own = asserts.filter(({ id }) => ON_ELEMENTS.test(id));
  const others = base && listOf(base);
  if (base && others === undefined) continue;
  const head = [
    '/**',
    ` * The rules of ${name} on elements${version ? ` (release ${version})` : ''}.`,
    ' * Written by `node scripts/formats/take-rules.mjs DIR`, not by hand; ../../syntax-table.ts says how it is read.',
    ' */',
    '',
  ];
  const body = others
    ? [...differences(constant, own, others)]
    : [`export const ${constant} = \`${tableOf(own).join('\n')}\`;`];
  writeGenerated(`${OWNERS}/${owner}/rules/generated/${module}.ts`, [...head, ...body, ''].join('\n'));
}

/** Returns a line for each rule. @param {readonly Assert[]} asserts */
function digests(asserts) {
  // Factur-X gives the rules on its profiles new numbers in each release.
  const named = asserts.filter(({ id }) => !id.startsWith('FX-'));
  return `${named.map(lineOf).sort().join('\n')}\n`;
}

/** Returns the list of a set: from its file, or as it was taken earlier. @param {string} set @returns {readonly Listed[] | undefined} */
function listOf(set) {
  const list = `${OWNERS}/${SETS[set]?.folder}/rules/generated/${set}.txt`;
  const text = files.get(set)?.asserts.map(lineOf).join('\n') ?? committed(list);
  return text === undefined ? undefined : linesIn(text);
}

/**
 * Yields the rules a set omits from another, and its own.
 * @param {string} constant @param {readonly Assert[]} asserts @param {readonly Listed[]} others
 */
function* differences(constant, asserts, others) {
  const key = (/** @type {Listed} */ { id, flag, digests }) => `${id} ${flag} ${digests.context} ${digests.test}`;
  const kept = new Set(asserts.map(key));
  const known = new Set(others.map(key));
  const without = others.filter((other) => ON_ELEMENTS.test(other.id) && !kept.has(key(other))).map(({ id }) => id);
  yield '/** What it leaves out of the rules of EN 16931. */';
  yield `export const ${constant}_WITHOUT = \``;
  yield `${[...new Set(without)].sort().join('\n')}\`;`;
  yield '';
  yield '/** What it has instead. */';
  yield `export const ${constant}_SYNTAX = \`${tableOf(asserts.filter((each) => !known.has(key(each)))).join('\n')}\`;`;
}

/** Returns rules as a table: a line for each context, followed by one for each rule. @param {readonly Assert[]} asserts */
function tableOf(asserts) {
  const entries = asserts.map((assert) => ({ assert, ...placeIn(assert) }));
  const width = Math.max(...asserts.map(({ id }) => id.length));
  const lines = [''];
  let context = '';
  /** Earlier contexts, which may already contain an element. @type {string[]} */
  const before = [];
  for (const { assert, at, excluded, isNarrowed } of entries) {
    if (at !== context) {
      lines.push(...excluded.filter((each) => !before.includes(each)), at);
      context = at;
    }
    const isNever = at.split(' or ').every((path) => before.some((each) => each !== path && covers(each, path)));
    const forms = isNever ? [{ form: 'never' }] : isNarrowed ? [{ form: 'code' }] : formsOf(assert.test, at);
    for (const { form, path = '' } of forms) {
      lines.push(`  ${assert.id.padEnd(width)}  ${assert.flag.padEnd(7)}  ${`${form.padEnd(10)}  ${path}`.trimEnd()}`);
    }
    if (!isNarrowed) before.push(...excluded, ...at.split(' or '));
  }
  return lines;
}

/** Returns the places of a rule; throws with its name if its context has a form that no table has. @param {Assert} assert */
function placeIn({ id, context }) {
  try {
    return placesOf(context);
  } catch {
    throw new Error(`${id} has a context of another form, which rule-forms.mjs has to learn: ${context}`);
  }
}

/** Returns whether a path that begins anywhere covers another path. @param {string} wide @param {string} path */
function covers(wide, path) {
  if (!wide.startsWith('//') || wide.slice(2).includes('/')) return false;
  const [start = '', end = ''] = wide.slice(2).split('*');
  const name = path.slice(path.lastIndexOf('/') + 1);
  return wide.includes('*') ? name.startsWith(start) && name.endsWith(end) : name === start;
}
