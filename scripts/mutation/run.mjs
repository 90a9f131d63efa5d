/**
 * Tests the tests by changing the code: `npm run test:mutation -- ROOM… [FILE.ts…]` (all rooms by default; only these files, if any) makes
 * small changes, one at a time, and runs the room's tests that reach each. A change that no test notices is a survivor. It prints the score
 * of each file at the end, with reports in `reports/mutation/ROOM`. Unchanged code is not tested again.
 *
 * Own code around Stryker, which has one list of tests for all files.
 *
 * Stryker has its own dependencies in this folder, which the first run installs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOMS } from './rooms.mjs';

const folder = import.meta.dirname;
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const given = process.argv.slice(2);
/** Options with a value. All values are numbers: `--concurrency 2`. */
const options = given.filter(
  (each, i) => each.startsWith('-') || (/^\d+$/.test(each) && given[i - 1]?.startsWith('-')),
);
const files = given.filter((each) => each.endsWith('.ts'));
const asked = given.filter((each) => !options.includes(each) && !files.includes(each));
/** `formats` means all rooms of the formats. @param {string} room @param {string} name */
const isNamed = (room, name) => room === name || room.startsWith(`${name}/`);
const unknown = asked.filter((name) => !Object.keys(ROOMS).some((room) => isNamed(room, name)));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(', ')}. Rooms: ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}

if (!existsSync(stryker)) run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });

let failed = 0;
for (const [room, { mutate, tests, once }] of Object.entries(ROOMS)) {
  if (asked.length > 0 && !asked.some((name) => isNamed(room, name))) continue;
  const status = run(process.execPath, [stryker, 'run', join(folder, 'stryker.config.mjs'), ...options], {
    env: {
      ...process.env,
      MUTATION_ROOM: room,
      MUTATION_MUTATE: JSON.stringify(files.length > 0 ? files : mutate),
      MUTATION_TESTS: JSON.stringify(tests),
      MUTATION_ONCE: once ? '1' : '',
    },
  });
  if (status !== 0) failed++;
}
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [more] */
function run(command, args, more = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: resolve(folder, '../..'), ...more });
  return status ?? 1;
}
