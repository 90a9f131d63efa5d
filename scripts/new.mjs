/**
 * Writes the first files of a new part, as described in docs/contributing, and its lines in the lists. They pass types and tests
 * (scripts/recipes.mjs); the rest is up to you.
 *
 *     npm run new -- format NAME          a CIUS of EN 16931 in UBL: src/formats/en16931/NAME/
 *     npm run new -- syntax NAME          a national syntax: src/formats/national/NAME/, with an invented schema to start from
 *     npm run new -- addon CC-NAME-v1     an addon of a country: src/engine/addons/CC/NAME/
 *     npm run new -- regime CC            a tax regime: src/engine/regimes/CC/, the country's page, an example
 *     npm run new -- rule FILE            a rule at the end of the rules in FILE, and its case
 *     npm run new -- operation NAME       an operation on documents: src/operations/NAME.ts
 *
 * Own code, because generators (plop, hygen) would be a package and a language of templates for few small files.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { addon } from './new/addon.mjs';
import { format } from './new/format.mjs';
import { operation } from './new/operation.mjs';
import { regime } from './new/regime.mjs';
import { rule } from './new/rule.mjs';
import { syntax } from './new/syntax.mjs';

/**
 * @typedef {{
 *   name: string,
 *   identifier: string,
 *   read: (file: string) => string,
 *   listed: (line: string, entry: string) => (text: string) => string,
 *   before: (mark: string | RegExp, added: string) => (text: string) => string,
 *   inRow: (row: string, country: string) => (text: string) => string,
 *   fail: (what: string) => never,
 * }} Given The name, as a name in code too: `saudiArabia` for `saudi-arabia`. `read` reads a file of the project, `listed` returns a
 *   change that adds an import and the first entry of a list, `before` one that adds text before the first match of another, `inRow` one that adds a country to a row of a table, `fail` ends
 *   without writing anything.
 * @typedef {{
 *   files: Record<string, string>,
 *   lists: Record<string, (text: string) => string>,
 *   next: readonly string[],
 * }} Made New files with their contents, changes of files that exist, and what to do next.
 */

/** @type {Record<string, { form: RegExp, example: string, make: (given: Given) => Made }>} */
const KINDS = {
  format: { form: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, example: 'lithuania', make: format },
  syntax: { form: /^[a-z][a-z0-9]+$/, example: 'ticketbai', make: syntax },
  addon: { form: /^[a-z]{2}-[a-z][a-z0-9]*(?:-[a-z0-9]+)*-v\d+$/, example: 'it-receipt-v1', make: addon },
  regime: { form: /^[a-z]{2}$/, example: 'is', make: regime },
  rule: { form: /^src\/engine\/[a-z0-9/-]+\.ts$/, example: 'src/engine/org/email.ts', make: rule },
  operation: { form: /^[a-z]+(?:-[a-z]+)*$/, example: 'round-prices', make: operation },
};

const [kind = '', name = '', root = '.'] = process.argv.slice(2);
const chosen = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
if (chosen === undefined) fail(`say what is new: ${Object.keys(KINDS).join(', ')}`);
if (!chosen.form.test(name)) fail(`give a name such as ${chosen.example}`);

const { files, lists, next } = chosen.make({
  name,
  identifier: name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : fail(`there is no ${file}`)),
  listed,
  before,
  inRow,
  fail,
});
for (const file of Object.keys(files)) if (existsSync(join(root, file))) fail(`${file} exists`);
// Nothing is written if a list does not have the expected form.
const changed = Object.entries(lists).map(([file, change]) => {
  const text = readFileSync(join(root, file), 'utf8');
  const written = change(text);
  return written === text ? fail(`${file} has another form than scripts/new expects`) : { file, written };
});
for (const [file, text] of Object.entries(files)) write(file, text);
for (const { file, written } of changed) write(file, written);
console.log(`Next: ${next.join('; ')}`);

/** @param {string} file @param {string} text */
function write(file, text) {
  const path = resolve(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(file);
}

/** @param {string} what @returns {never} */
function fail(what) {
  console.error(what);
  process.exit(1);
}

/** @param {string} line @param {string} entry */
function listed(line, entry) {
  return (/** @type {string} */ text) =>
    text.replace(/^import /m, `${line}\nimport `).replace(/ = \[\n/, ` = [\n  ${entry},\n`);
}

/** @param {string | RegExp} mark @param {string} added */
function before(mark, added) {
  return (/** @type {string} */ text) => text.replace(mark, (found) => added + found);
}

/** @param {string} row @param {string} country */
function inRow(row, country) {
  const plain = (/** @type {string} */ name) => name.replace(/^the /, '');
  return (/** @type {string} */ text) =>
    text.replace(new RegExp(`(?<=^\\| ${row}[^|]*\\| )[^|]+(?= \\|$)`, 'm'), (countries) =>
      [...countries.split(', '), country].sort((a, b) => plain(a).localeCompare(plain(b))).join(', '),
    );
}
