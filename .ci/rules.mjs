/**
 * Compares the codes of our rules with those of the standard's rule files. Lists for each file the codes that are missing, and the codes that only
 * we have. Files of regimes and addons that are not among the modules are skipped. The last line is `N passed, N failed`: codes found, and codes
 * that are missing or only ours. Run with tsx.
 * Own code, because the two have different forms; only the codes are to be compared.
 *
 *     npx tsx .ci/rules.mjs FOLDER
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ruleSummaries } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { modules } from '../src/engine/modules.ts';

const folder = process.argv[2] ?? new URL('../../shared/reference', import.meta.url).pathname;
/** The folder of the newer release's rules, if it exists. */
const newer = `${folder.replace(/\/$/, '')}-newer/rules`;

/** A rule file, or a part of one. @typedef {{ assert?: { id: string }[], subsets?: RuleNode[] }} RuleNode */

/** The codes in a rule file, in its order. @param {RuleNode} node @returns {string[]} */
const codesIn = ({ assert = [], subsets = [] }) => [...assert.map(({ id }) => id), ...subsets.flatMap(codesIn)];

/** Returns the rule files of a folder, without drafts. @param {string} name */
const filesIn = (name) =>
  readdirSync(join(folder, name), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(folder, name, entry.name));

const CORE = new Set([
  'bill',
  'cal',
  'cbc',
  'currency',
  'dsig',
  'gobl',
  'head',
  'i18n',
  'note',
  'org',
  'pay',
  'schema',
  'tax',
  'uuid',
]);
const present = new Set(
  modules.map((module) => (module.kind === 'addon' ? module.key.replace(/-v\d+$/, '') : module.rulesAs)),
);

/** The rules of regimes that the standard does not have (chapter 27), by country. */
const BEYOND = {
  'TAX-IDENTITY-01': 'BG CY CZ EE HR HU LT LU LV MT RO SI',
  'TAX-IDENTITY-02': 'LT',
  'ORG-IDENTITY-01': 'CZ EE HR LU SI',
};

/** Rules of an addon that the standard does not have (chapter 20). */
const BEYOND_ADDONS = ['BW-ES-VERIFACTU-EXEMPT', 'BW-ES-VERIFACTU-REGIME'];

await load('all');
const ours = ruleSummaries().map(({ code }) => code);
const have = new Set(ours);
const known = new Set();
let found = 0;
let failed = 0;

for (const file of [...filesIn('rules'), ...filesIn('rules-external')]) {
  const name = basename(file, '.json');
  const codes = codesIn(JSON.parse(readFileSync(file, 'utf8')));
  for (const code of codes) known.add(code);
  if (!CORE.has(name) && !present.has(name)) {
    console.log(`${name}: no such module yet, ${codes.length} rules passed over`);
    continue;
  }
  const missing = codes.filter((code) => !have.has(code));
  found += codes.length - missing.length;
  failed += missing.length;
  if (missing.length > 0) console.log(`${name}: missing ${missing.join(', ')}`);
}

// The newer files list the codes of all rules flat, some without a number.
if (existsSync(newer)) {
  const ids = readdirSync(newer).flatMap((name) =>
    [...readFileSync(join(newer, name), 'utf8').matchAll(/"(GOBL-[A-Z0-9-]+-\d+)"/g)].map(([, code = '']) => code),
  );
  const missing = [...new Set(ids)].filter((code) => !have.has(code));
  for (const code of ids) known.add(code);
  failed += missing.length;
  if (missing.length > 0) console.log(`newer release: missing ${missing.join(', ')}`);
}

for (const [name, countries] of Object.entries(BEYOND)) {
  const codes = countries.split(' ').map((country) => `GOBL-${country}-${name}`);
  const missing = codes.filter((code) => !have.has(code));
  for (const code of codes) known.add(code);
  found += codes.length - missing.length;
  failed += missing.length;
  if (missing.length > 0) console.log(`beyond the standard: missing ${missing.join(', ')}`);
}

for (const code of BEYOND_ADDONS) {
  known.add(code);
  if (have.has(code)) found++;
  else failed++;
}

const beyond = [...have].filter((code) => !known.has(code));
if (beyond.length > 0) console.log(`in no rule file: ${beyond.join(', ')}`);
const twice = ours.filter((code, position) => ours.indexOf(code) !== position);
if (twice.length > 0) console.log(`declared more than once: ${[...new Set(twice)].join(', ')}`);

console.log(`${found} passed, ${failed + beyond.length} failed`);
process.exitCode = failed + beyond.length > 0 ? 1 : 0;
