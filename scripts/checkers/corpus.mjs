/** Makes a labelled corpus of e-invoices: samples of all formats, right and broken, each with the verdict of the official rules. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { officialVerdicts } from './official.mjs';

/** @typedef {{ file: string, format: string, breaks?: string, valid: boolean, faults: string[], by: string }} Row A file with the official verdict, and whose it is. */

export const CORPUS = 'corpus.jsonl';

/**
 * @typedef {{
 *   billwright: readonly string[],
 *   seed: number,
 *   count: number,
 *   broken: number,
 *   formats: readonly string[],
 *   xmlJudge: string | undefined,
 *   work: string,
 * }} Options `count` valid files in each format, and as many of `broken` rules.
 */

/** @param {string} folder @param {Options} options */
export async function makeCorpus(folder, options) {
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  const { version } = JSON.parse(run(options.billwright, 'version', '--json').stdout || '{}');
  for (const { key, rules } of formatsOf(options)) {
    const sample = (/** @type {string[]} */ ...args) =>
      run(
        options.billwright,
        'sample',
        files,
        '--format',
        key,
        '--seed',
        String(options.seed),
        '--quiet',
        '--force',
        ...args,
      );
    const valid = sample('--count', String(options.count));
    if (valid.status !== 0) console.log(`no samples of ${key}: ${valid.stderr.trim().split('\n')[0]}`);
    const codes = chosen(fatalRules(options.billwright, rules), options.broken, options.seed);
    if (codes.length === 0) continue;
    const broken = sample('--break', codes.join(','));
    if (broken.status !== 0) console.log(`${key}: ${broken.stderr.trim().split('\n')[0]}`);
  }
  const made = readdirSync(files)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(files, name), 'utf8')))
    // A file that breaks the syntax itself is of no format.
    .filter(({ format }) => typeof format === 'string');
  const verdicts = await officialVerdicts(
    made.map(({ file, format }) => ({ file: join(files, file), format })),
    options.work,
    options.xmlJudge,
  );
  /** @type {Map<string, number>} */
  const without = new Map();
  /** @type {Row[]} */
  const rows = [];
  for (const { file, format, rule, faults } of made) {
    const official = verdicts.get(join(files, file));
    // The rules alone say nothing about a fault of the schema.
    const isSchema =
      official?.valid === true && faults.some((/** @type {{ code: string }} */ { code }) => code.startsWith('XSD-'));
    if (official === undefined || isSchema) without.set(format, (without.get(format) ?? 0) + 1);
    else rows.push({ file, format, ...(rule && { breaks: rule }), ...official });
  }
  for (const [format, count] of without)
    console.log(`left out: ${count} of ${format}, as no official rules judge them here`);
  writeFileSync(
    join(folder, CORPUS),
    `${JSON.stringify({ seed: options.seed, made: `Billwright ${String(version ?? '').replace(/^v/, '')}`.trim(), day: new Date().toISOString().slice(0, 10) })}\n${rows.map((row) => JSON.stringify(row)).join('\n')}\n`,
  );
  return rows;
}

/** Returns the rows of a corpus. @param {string} folder @returns {Row[]} */
export function rowsOf(folder) {
  return readFileSync(join(folder, CORPUS), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** @param {Options} options @returns {{ key: string, rules: string[] }[]} */
function formatsOf({ billwright, formats }) {
  const { formats: all } = JSON.parse(run(billwright, 'format', '--json').stdout);
  const known = all.filter(
    (/** @type {{ writes: boolean, media_type: string }} */ each) =>
      each.writes && each.media_type !== 'application/pdf',
  );
  const missing = formats.filter((key) => !known.some((/** @type {{ key: string }} */ each) => each.key === key));
  if (missing.length > 0) throw new Error(`there is no format ${missing.join(', ')}`);
  return formats.length === 0 ? known : known.filter((/** @type {{ key: string }} */ { key }) => formats.includes(key));
}

/** @typedef {{ code: string, sets?: { key: string, level: string, until?: unknown }[] }} ListedRule */

/** @type {readonly ListedRule[] | undefined} */
let known;

/** Returns the fatal rules of sets that are in force. @param {readonly string[]} billwright @param {readonly string[]} sets */
function fatalRules(billwright, sets) {
  known ??= /** @type {ListedRule[]} */ (JSON.parse(run(billwright, 'rule', '--json').stdout).rules);
  return known
    .filter((each) =>
      each.sets?.some(({ key, level, until }) => level === 'fatal' && until === undefined && sets.includes(key)),
    )
    .map(({ code }) => code);
}

/** Returns some of a list, the same for a seed. @param {readonly string[]} list @param {number} count @param {number} seed */
export function chosen(list, count, seed) {
  const left = [...list].sort();
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0] ?? '',
  );
}

/** @param {readonly string[]} command @param {string[]} args */
function run([program = '', ...first], ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw new Error(`${program}: ${error.message}`);
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' };
}
