/**
 * Reads the cases of the standard's rules: `cases.yaml` next to the rules in `src/engine` (docs/contributing/rule.md).
 * `import('./cases.yaml')` returns the first case of each rule, which is its example, with the documents that it changes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { withRepeated } from './rule-breaks.mjs';

/**
 * @typedef {import('../src/service/rules/changes.ts').Change} Change
 * @typedef {Change & { at?: string, also?: string | string[] }} Case `at`: the property of the fault; `also`: further faults of the same set.
 * @typedef {{ prefix: string, rules: Record<string, Case[]>, holds: Case[] }} CaseFile
 * @typedef {Record<string, Change | import('../src/engine/index.ts').JsonObject>} Documents
 */

/** @param {unknown} value */
const listOf = (value) => (value === undefined ? [] : [value].flat());

/**
 * Returns the cases below a folder, and the documents that they name.
 * @param {string} folder
 * @returns {{ files: CaseFile[], documents: Documents }}
 */
export function standardCases(folder) {
  /** @type {Documents} */
  const documents = {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('cases.yaml'))
    .sort()
    .map((name) => fileOf(folder, name, documents));
  return { files, documents };
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {Documents} documents gets those of the file, with its path before their names
 * @returns {CaseFile}
 */
function fileOf(folder, file, documents) {
  const isRegime = file.startsWith('regimes');
  // Cases of regimes are texts only, such as `00192200`.
  const text = withRepeated(readFileSync(join(folder, file), 'utf8'));
  const { prefix = '', ...read } = parse(text, isRegime ? { schema: 'failsafe' } : {});
  const own = Object.keys(read.documents ?? {});
  /** @param {string} [name] */
  const named = (name = own[0] ?? '') => (own.includes(name) ? `${file} ${name}` : name);
  /** @param {any} each @returns {Case} */
  const caseOf = ({ remove, ...each }) => ({
    ...each,
    of: named(each.of),
    ...(remove !== undefined && { remove: listOf(remove) }),
  });
  for (const [name, each] of Object.entries(read.documents ?? {}))
    documents[`${file} ${name}`] = each.$schema ? each : caseOf(each);
  const rules = Object.entries(read.rules ?? {}).map(([code, cases]) => [
    `${prefix}-${code}`,
    listOf(cases).map(caseOf),
  ]);
  return { prefix, rules: Object.fromEntries(rules), holds: listOf(read.holds).map(caseOf) };
}

/**
 * Returns the module of a file that names the folder.
 * @param {string} file
 */
export function casesModule(file) {
  const { files, documents } = standardCases(join(dirname(file), parse(readFileSync(file, 'utf8')).cases));
  const rules = files.flatMap((each) => Object.entries(each.rules));
  const changes = Object.fromEntries(
    rules.flatMap(([code, cases]) => cases.slice(0, 1).map(({ at, also, ...change }) => [code, change])),
  );
  /** @type {Documents} */
  const used = {};
  /** @param {unknown} name */
  const use = (name) => {
    const document = typeof name === 'string' ? documents[name] : undefined;
    if (!document) return;
    used[/** @type {string} */ (name)] = document;
    use(document.of);
  };
  for (const { of } of Object.values(changes)) use(of);
  return `export default ${JSON.stringify({ changes, documents: used })};`;
}
