/**
 * Compares programs that check e-invoices with the verdicts of the official rules, on files chosen at random:
 *
 *     node scripts/compare-checkers.mjs corpus FOLDER    makes files by `billwright sample` and judges them by the official rules
 *     node scripts/compare-checkers.mjs run FOLDER       installs checkers from their registries, runs them, and prints a table
 *     node scripts/compare-checkers.mjs run FOLDER --command 'my-checker {file}' --name my-checker
 *
 * `corpus` takes --seed 1, --count 5 (valid files in each format), --broken 30 (rules that are broken in each format), --format KEY (repeatable), and
 * --xml-judge PATH, a folder whose judge.mjs exports `judge(xml)`, which is asked before the rules from Maven and PyPI. A file without an official
 * verdict is left out, and each row says whose verdict it is (corpus.jsonl). `run` takes --checker NAME (repeatable) and writes results.json.
 * --billwright COMMAND is the command line to use, by default the one in dist. Needs Node; Java, Maven and Python for official rules and other checkers.
 *
 * Own code, because the verdicts and the checkers are programs of several languages and registries.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { billwright, CHECKERS, given } from './checkers/adapters.mjs';
import { CORPUS, makeCorpus, rowsOf } from './checkers/corpus.mjs';
import { scoreOf, tableOf } from './checkers/score.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '5' },
    broken: { type: 'string', default: '30' },
    format: { type: 'string', multiple: true, default: [] },
    'xml-judge': { type: 'string' },
    checker: { type: 'string', multiple: true },
    command: { type: 'string' },
    name: { type: 'string', default: 'given' },
    billwright: { type: 'string', default: `node ${resolve(import.meta.dirname, '../dist/node/cli.js')}` },
  },
});
const [task, place] = positionals;
if (!['corpus', 'run'].includes(task ?? '') || place === undefined) {
  console.error(
    'usage: node compare-checkers.mjs corpus|run FOLDER [--seed 1] [--format KEY] [--checker NAME] [--command COMMAND]',
  );
  process.exit(2);
}
const folder = resolve(place);
const work = join(folder, 'work');
mkdirSync(work, { recursive: true });
const command = values.billwright.split(' ');

if (task === 'corpus') {
  const rows = await makeCorpus(folder, {
    billwright: command,
    seed: number(values.seed, '--seed'),
    count: number(values.count, '--count'),
    broken: number(values.broken, '--broken'),
    formats: values.format,
    xmlJudge: values['xml-judge'],
    work,
  });
  console.log(
    `${rows.length} files with an official verdict, ${rows.filter(({ valid }) => !valid).length} of them not valid: ${join(folder, CORPUS)}`,
  );
} else if (!existsSync(join(folder, CORPUS))) {
  console.error(`there is no ${CORPUS} in ${folder}; make it: node compare-checkers.mjs corpus ${place}`);
  process.exitCode = 1;
} else await run();

async function run() {
  const rows = rowsOf(folder);
  const known = [billwright(command), ...CHECKERS];
  const chosen =
    values.command === undefined
      ? known.filter(({ name }) => values.checker?.includes(name) ?? true)
      : [given(values.name, values.command.split(' '))];
  if (chosen.length === 0) throw new Error(`the checkers are ${known.map(({ name }) => name).join(', ')}`);
  /** @type {(import('./checkers/score.mjs').Score)[]} */
  const scores = [];
  for (const { name, registry, note, formats, prepare, check } of chosen) {
    const version = prepare(work);
    if (version === undefined) {
      console.log(`skipped: ${name}, which cannot be installed here`);
      continue;
    }
    const own = rows.filter(({ format }) => formats.test(format));
    const answers = await check(
      own.map(({ file, format }) => ({ file: join(folder, 'files', file), format })),
      work,
    );
    const byName = new Map([...answers].map(([file, answer]) => [basename(file), answer]));
    const score = { name, registry, version, ...(note && { note }), ...scoreOf(own, byName) };
    scores.push(score);
    if (score.checked < score.files) console.log(`${name} checked ${score.checked} of ${score.files} files`);
    for (const { file, valid, faults } of own) {
      const isValid = byName.get(file)?.isValid;
      if (isValid !== undefined && isValid !== valid)
        console.log(`  ${name}: ${file} is ${valid ? 'valid' : `not valid by ${faults.slice(0, 3).join(' ')}`}`);
    }
  }
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify({ day, scores }, null, 2)}\n`);
  console.log(`\n${day}\n\n${tableOf(scores, rows)}`);
}

/** @param {string} text @param {string} name */
function number(text, name) {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Error(`${name} is a whole number, not ${text}`);
}
