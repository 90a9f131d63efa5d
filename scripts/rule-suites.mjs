/**
 * Runs the tests of the standards themselves. RULE_SUITES names a folder with their repositories, at any depth:
 *
 *     …/src/test/{business-cases,technical-cases}/…    instances of KoSIT, all valid
 *     …/rules/unit-…                                 unit tests of Peppol: documents, each with the rules that fire or do not
 *
 * A release in the path (`3.0.21`) chooses the rules of its first day, otherwise the newest ones apply. Suites that are not there are named and
 * skipped. The last line is `N passed, N failed`. Run with tsx.
 * Own code, because the runners of these suites are Java programs that run other rules.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { releasesOf } from './rule-suites/releases.mjs';
import { unitTestsIn } from './rule-suites/unit-tests.mjs';

const { validateXml } = await import('../src/formats/index.ts');

/** Returns the folders below one, and itself. @param {string} folder @returns {string[]} */
const foldersIn = (folder) => [
  folder,
  ...readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory())
    .flatMap(foldersIn),
];

/** @param {string} folder */
const xmlIn = (folder) =>
  foldersIn(folder).flatMap((each) =>
    readdirSync(each)
      .filter((name) => name.endsWith('.xml'))
      .map((name) => join(each, name)),
  );

/** Returns the codes that a document gets. @param {string} xml @param {import('../src/engine/known-names.ts').FormatKey | undefined} from @param {string} day */
async function codesOf(xml, from, day) {
  const outcome = await validateXml(xml, from, { now: new Date(`${day}T10:00:00Z`), today: day });
  const faults = outcome.ok ? [] : outcome.faults;
  return { isValid: outcome.ok, codes: [...faults, ...outcome.warnings].map(({ code }) => code) };
}

/** @typedef {{ name: string, wrong: string | undefined }} Result */

/** Checks KoSIT's instances. @param {string[]} folders @param {string} root @returns {Promise<Result[]>} */
async function instances(folders, root) {
  const files = folders.filter((each) => /src[/\\]test[/\\](?:business|technical)-cases$/.test(each)).flatMap(xmlIn);
  const day = await releasesOf('xrechnung-ubl');
  return Promise.all(
    files.map(async (file) => {
      const { isValid, codes } = await codesOf(readFileSync(file, 'utf8'), undefined, day(file));
      return { name: relative(root, file), wrong: isValid ? undefined : `not valid: ${codes.join(' ')}` };
    }),
  );
}

/** Checks Peppol's unit tests. @param {string[]} folders @param {string} root @returns {Promise<Result[]>} */
async function unitTests(folders, root) {
  /** @type {Result[]} */
  const results = [];
  const units = folders.filter((each) => /rules[/\\]unit-[^/\\]+$/.test(each));
  for (const folder of units) {
    const from = /sb|self/i.test(folder) ? 'peppol-selfbilling-ubl' : 'peppol-ubl';
    const day = await releasesOf(from);
    for (const file of xmlIn(folder)) {
      for (const { name, xml, fires, holds } of unitTestsIn(readFileSync(file, 'utf8'))) {
        const { codes } = await codesOf(xml, from, day(file));
        const missing = fires.filter((code) => !codes.includes(code)).map((code) => `${code} does not fire`);
        const extra = holds.filter((code) => codes.includes(code)).map((code) => `${code} fires`);
        const wrong = [...missing, ...extra].join(', ');
        results.push({ name: `${relative(root, file)} ${name}`, wrong: wrong === '' ? undefined : wrong });
      }
    }
  }
  return results;
}

const root = process.env.RULE_SUITES;
if (root === undefined || !existsSync(root)) {
  console.log(`skipped: RULE_SUITES ${root === undefined ? 'is not set' : `names no folder: ${root}`}`);
  console.log('0 passed, 0 failed');
} else {
  const folders = foldersIn(root);
  let failed = 0;
  let passed = 0;
  for (const [suite, results] of /** @type {const} */ ([
    ['KoSIT instances', await instances(folders, root)],
    ['Peppol unit tests', await unitTests(folders, root)],
  ])) {
    if (results.length === 0) console.log(`skipped: ${suite} are not in ${root}`);
    const wrong = results.filter((each) => each.wrong !== undefined);
    for (const each of wrong) console.log(`✗ ${each.name}: ${each.wrong}`);
    if (results.length > 0) console.log(`${suite}: ${results.length - wrong.length} of ${results.length}`);
    failed += wrong.length;
    passed += results.length - wrong.length;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
