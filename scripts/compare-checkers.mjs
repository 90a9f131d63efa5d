#!/usr/bin/env node
/**
 * Compares a program that checks e-invoices with known verdicts: `node scripts/compare-checkers.mjs FOLDER COMMAND…`. The folder is one that
 * `billwright sample` wrote. The command is run for each file, with its path in place of `{file}`, or at the end. It has to exit with 0 if the file is
 * valid, and to name the broken rules in what it prints. Needs Node alone.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const [folder, program, ...args] = process.argv.slice(2);
if (folder === undefined || program === undefined) {
  console.error('usage: node compare-checkers.mjs FOLDER COMMAND…');
  process.exit(2);
}

/** @typedef {{file: string, valid: boolean, faults: {code: string}[]}} Verdict */

/** @type {Verdict[]} */
const verdicts = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** Runs the command for a file; returns whether it called the file valid, and what it printed. @param {string} file */
function checked(file) {
  const given = args.some((arg) => arg.includes('{file}'))
    ? args.map((arg) => arg.replaceAll('{file}', file))
    : [...args, file];
  return new Promise((resolve, reject) => {
    const child = spawn(/** @type {string} */ (program), given, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('error', reject).on('close', (code) => resolve({ isValid: code === 0, printed }));
  });
}

const counts = { files: verdicts.length, agreed: 0, missed: 0, alarms: 0, named: 0 };
/** @type {string[]} */
const differences = [];
const queue = verdicts.values();

/** Checks files until none is left. */
async function work() {
  for (const { file, valid, faults } of queue) {
    const { isValid, printed } = await checked(join(/** @type {string} */ (folder), file));
    if (isValid === valid) counts.agreed += 1;
    else counts[valid ? 'alarms' : 'missed'] += 1;
    const unnamed = faults.filter(({ code }) => !printed.includes(code)).map(({ code }) => code);
    if (faults.length > 0 && unnamed.length < faults.length) counts.named += 1;
    if (isValid !== valid || (unnamed.length > 0 && unnamed.length === faults.length))
      differences.push(
        `${file}: ${isValid ? 'valid' : 'not valid'} instead of ${valid ? 'valid' : faults.map(({ code }) => code).join(' ')}`,
      );
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const each of differences.sort()) console.log(each);
const broken = verdicts.filter(({ faults }) => faults.length > 0).length;
console.log(
  `${counts.agreed} of ${counts.files} verdicts agree; ${counts.missed} files that are not valid passed, ${counts.alarms} valid ones did not; ${counts.named} of ${broken} files had a broken rule named`,
);
