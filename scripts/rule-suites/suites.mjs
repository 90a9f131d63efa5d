/** Runs the suites of the standards in a folder, by their layouts. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { validateXml } from '../../src/formats/index.ts';
import { dayOf } from './releases.mjs';
import { unitTestsIn } from './unit-tests.mjs';

/** @typedef {{ name: string, wrong: string | undefined }} Result A test, and what is wrong in it. */
/** @typedef {{ name: string, run: (folders: readonly string[], root: string) => Promise<Result[]> }} Suite */

/** @type {readonly Suite[]} */
export const SUITES = [
  { name: 'KoSIT instances', run: (folders, root) => instances(folders, root, KOSIT, ['xrechnung-ubl']) },
  { name: 'Peppol unit tests', run: unitTests },
  { name: 'FNFE examples', run: (folders, root) => instances(folders, root, FNFE, ['fr-extended-ubl']) },
];

/** Folders of KoSIT's repositories, and of the archive of FNFE (`FNFE_RFE_INVOICE`), with its examples unpacked. */
const KOSIT = /[/\\]src[/\\]test[/\\](?:business|technical)-cases$/;
const FNFE = /[/\\](?:Z\.example[^/\\]*|[^/\\]*Annexe_B_EXEMPLES[^/\\]*)$/i;
const UNIT_TESTS = /[/\\]rules[/\\]unit-[^/\\]+$/;

/** Returns a folder and those below it. @param {string} folder @returns {string[]} */
export function foldersIn(folder) {
  const below = readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory());
  return [folder, ...below.flatMap(foldersIn)];
}

/** @param {string} folder */
function xmlIn(folder) {
  return foldersIn(folder).flatMap((each) =>
    readdirSync(each)
      .filter((name) => /\.xml$/i.test(name))
      .sort()
      .map((name) => join(each, name)),
  );
}

/** Returns the codes that a document gets on a day. @param {string} xml @param {string | undefined} from @param {string} day */
async function codesOf(xml, from, day) {
  const outcome = await validateXml(xml, from, { now: new Date(`${day}T10:00:00Z`), today: day });
  const codes = (/** @type {readonly { code: string }[]} */ found) => found.map(({ code }) => code);
  return { isValid: outcome.ok, errors: codes(outcome.ok ? [] : outcome.faults), warnings: codes(outcome.warnings) };
}

/**
 * Checks that the files below some folders are valid.
 * @param {readonly string[]} folders @param {string} root @param {RegExp} place @param {readonly string[]} formats whose releases have a day
 * @returns {Promise<Result[]>}
 */
async function instances(folders, root, place, formats) {
  const files = new Set(folders.filter((each) => place.test(each)).flatMap(xmlIn));
  return Promise.all(
    [...files].map(async (file) => {
      const day = await dayOf(relative(root, file), formats);
      const { isValid, errors } = await codesOf(readFileSync(file, 'utf8'), undefined, day);
      return { name: relative(root, file), wrong: isValid ? undefined : `not valid: ${errors.join(' ')}` };
    }),
  );
}

/** Checks Peppol's unit tests. @param {readonly string[]} folders @param {string} root @returns {Promise<Result[]>} */
async function unitTests(folders, root) {
  /** @type {Result[]} */
  const results = [];
  for (const folder of folders.filter((each) => UNIT_TESTS.test(each))) {
    const isSelfBilling = /-SB\b|self/i.test(basename(folder));
    for (const file of xmlIn(folder)) {
      const name = relative(root, file);
      const day = await dayOf(name, ['peppol-ubl', 'peppol-selfbilling-ubl']);
      try {
        for (const test of unitTestsIn(readFileSync(file, 'utf8'), isSelfBilling)) {
          results.push({
            name: `${name} ${test.name}`,
            wrong: wrongIn(test, await codesOf(test.xml, test.format, day)),
          });
        }
      } catch (error) {
        results.push({ name, wrong: `not read: ${error instanceof Error ? error.message : error}` });
      }
    }
  }
  return results;
}

/**
 * Returns the differences between a test and its result.
 * @param {Pick<import('./unit-tests.mjs').UnitTest, 'errors' | 'warnings' | 'holds'>} test
 * @param {{ errors: readonly string[], warnings: readonly string[] }} got
 */
export function wrongIn(test, got) {
  /** @param {readonly string[]} wanted @param {'errors' | 'warnings'} level */
  const missing = (wanted, level) => {
    const other = level === 'errors' ? 'warnings' : 'errors';
    return wanted
      .filter((code) => !got[level].includes(code))
      .map((code) => (got[other].includes(code) ? `${code} fires among the ${other}` : `${code} does not fire`));
  };
  const extra = test.holds.filter((code) => got.errors.includes(code) || got.warnings.includes(code));
  const wrong = [...missing(test.errors, 'errors'), ...missing(test.warnings, 'warnings')];
  const all = [...wrong, ...extra.map((code) => `${code} fires`)].join(', ');
  return all === '' ? undefined : all;
}
