/**
 * Counts how often `billwright inbox` is right about received files with known answers, as their README describes, and compares the
 * shares with the floors below.
 *
 *   node .ci/inbox.mjs ../shared/inbox [--show 20]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { show: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const [folder = '../shared/inbox'] = positionals;

/**
 * @typedef {{ kind: string, field?: string, other: string, optional?: boolean }} Flag
 * @typedef {Record<string, string | null | undefined> & { file: string, verdict: string | null, suggestion?: string }} Values
 * @typedef {Values & { flags: Flag[] }} Line
 */

/** The minimum share of each kind, in percent. @type {Readonly<Record<string, number>>} */
const FLOORS = {
  lines: 100,
  flags: 95,
  'difference by field': 95,
  'difference by file': 95,
  duplicate_of: 95,
  account_changed: 95,
  not_comparable: 95,
  unreadable: 95,
  facts: 98,
  verdicts: 98,
  'not to be paid': 100,
};
/** The largest share of files with a false flag, in percent. */
const MOST_FALSE = 2;

const start = performance.now();
const { stdout, status } = spawnSync(
  process.execPath,
  ['dist/node/cli.js', 'inbox', `${folder}/files`, '--format', 'jsonl', '--quiet'],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
);
const seconds = (performance.now() - start) / 1000;

/** A path as the truth writes it: other programs separate members in other ways. @param {string} file */
const pathOf = (file) =>
  file
    .normalize('NFC')
    .replace(/(?:!\/?|#|::)/g, '/')
    .replaceAll('//', '/');
/** @param {string} text @returns {Line[]} */
const parsed = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const truth = parsed(readFileSync(`${folder}/truth.jsonl`, 'utf8'));
const rows = new Map(parsed(stdout).map((row) => [pathOf(row.file), row]));

/** @type {Record<string, { of: number, right: number }>} */
const counts = Object.fromEntries(Object.keys(FLOORS).map((name) => [name, { of: 0, right: 0 }]));
/** @type {string[]} */
const notes = [];
/** @param {string} name @param {boolean} isRight */
const count = (name, isRight) => {
  const counted = counts[name];
  if (!counted) throw new Error(`There is no floor for ${name}`);
  counted.of++;
  if (isRight) counted.right++;
};
/** @param {Flag} flag */
const keyOf = ({ kind, field }) => (field === undefined ? kind : `${kind} ${field}`);
/** Either of a pair may carry the flag. */
/** @type {Map<string, string>} */
const pairs = new Map();
for (const { file, flags } of truth) {
  for (const { kind, other } of flags) if (kind === 'duplicate_of') pairs.set(file, other).set(other, file);
}
/** @param {string} file */
const flagsOf = (file) => rows.get(pathOf(file))?.flags ?? [];
/** @param {string} file */
const hasCopyFlag = (file) => flagsOf(file).some(({ kind }) => kind === 'duplicate_of');
/** @param {string} file */
const isRepeated = (file) => [file, pairs.get(file) ?? file].some(hasCopyFlag);
/** Kinds that a difference on the pages leaves to the program. */
const LEFT_OPEN = new Map([
  ['account_changed', 'difference iban'],
  ['name_changed', 'difference supplier_name'],
  ['unusual_amount', 'difference total'],
]);
const NOT_PAID = /^(?:duplicate_of|account_changed|difference (?:iban|total)|unreadable)$/;

/** Of a pair, the original may be paid. @param {Values & { flags: Flag[] }} row @param {readonly string[]} wanted */
function isPaidWrongly({ file, suggestion }, wanted) {
  const isOnlyCopy = wanted.every((each) => each === 'duplicate_of' || !NOT_PAID.test(each));
  const isOriginal = isOnlyCopy && !hasCopyFlag(file) && rows.get(pairs.get(file) ?? '')?.suggestion !== 'pay';
  return suggestion === 'pay' && !isOriginal;
}

let filesWithFalse = 0;
for (const line of truth) {
  const { file, flags, verdict } = line;
  const inside = [...rows.values()].filter((row) => pathOf(row.file).startsWith(`${file}/`));
  const row = rows.get(file) ?? inside.find((each) => each.verdict === 'unreadable' && verdict === 'unreadable');
  count('lines', row !== undefined);
  if (row === undefined) {
    notes.push(`${file}: no line`);
    continue;
  }
  const wanted = flags.filter(({ optional }) => !optional).map(keyOf);
  const open = new Set(flags.filter(({ optional }) => optional).map(keyOf));
  const found = row.flags.map(keyOf);
  const missing = wanted.filter((each) => !(each === 'duplicate_of' ? isRepeated(file) : found.includes(each)));
  for (const each of wanted) {
    const isFound = !missing.includes(each);
    count('flags', isFound);
    if (each.startsWith('difference')) count('difference by field', isFound);
    else if (each in counts) count(each, isFound);
  }
  const differences = wanted.filter((each) => each.startsWith('difference'));
  if (differences.length > 0)
    count(
      'difference by file',
      found.some((each) => each.startsWith('difference')),
    );
  const isLeftOpen = (/** @type {string} */ each) => wanted.includes(LEFT_OPEN.get(each) ?? each);
  const isFree = (/** @type {string} */ each) =>
    open.has(each) || (each === 'duplicate_of' && pairs.has(file)) || wanted.includes(each) || isLeftOpen(each);
  const wrong = found.filter((each) => !isFree(each));
  if (wrong.length > 0) filesWithFalse++;
  if (wanted.some((each) => NOT_PAID.test(each))) count('not to be paid', !isPaidWrongly(row, wanted));
  const facts = ['format', 'sender', 'number', 'date', 'currency', 'due', 'due_date'];
  const isContainerLine = rows.get(file) === undefined;
  const unlike = isContainerLine ? [] : facts.filter((name) => (row[name] ?? null) !== line[name]);
  count('facts', unlike.length === 0);
  if (verdict !== null) count('verdicts', row.verdict === verdict);
  if (missing.length + wrong.length + unlike.length > 0 || (verdict !== null && row.verdict !== verdict)) {
    const parts = [
      ...missing.map((each) => `misses ${each}`),
      ...wrong.map((each) => `false ${each}`),
      ...unlike.map((name) => `${name} is ${row[name]}, not ${line[name]}`),
      ...(verdict !== null && row.verdict !== verdict ? [`verdict ${row.verdict}, not ${verdict}`] : []),
    ];
    notes.push(`${file}: ${parts.join('; ')}`);
  }
}

for (const note of notes.slice(0, Number(values.show))) console.log(`  ${note}`);
let passed = 0;
let failed = 0;
/** @param {string} name @param {boolean} isRight @param {string} text */
const check = (name, isRight, text) => {
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${name.padEnd(22)} ${text}`);
  if (isRight) passed++;
  else failed++;
};
for (const [name, { of, right }] of Object.entries(counts)) {
  // Of few, all but one are enough.
  const floor = FLOORS[name] ?? 100;
  const isRight = of === 0 || (100 * right) / of >= floor || (floor < 98 && of - right <= 1);
  check(name, isRight, `${right} of ${of}, floor ${floor} %`);
}
const falseShare = (100 * filesWithFalse) / truth.length;
check(
  'files with false flags',
  falseShare <= MOST_FALSE,
  `${filesWithFalse} of ${truth.length}, at most ${MOST_FALSE} %`,
);
check('exit code', status === 1, String(status));
console.log(`${rows.size} lines in ${seconds.toFixed(1)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
