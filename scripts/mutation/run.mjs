/**
 * Tries the tests by changing the code: `npm run test:mutation -- ROOM…` (all rooms, without one) makes small changes, one at
 * a time, and runs the tests that reach each. A change that no test notices is a survivor. Reports lie in
 * `reports/mutation/ROOM`; what was tried before and has not changed since is not tried again.
 *
 * Stryker lives in this folder with dependencies of its own, which the first run installs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOMS } from './rooms.mjs';

const folder = import.meta.dirname;
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const asked = process.argv.slice(2).filter((each) => !each.startsWith('-'));
const options = process.argv.slice(2).filter((each) => each.startsWith('-'));
const unknown = asked.filter((room) => !(room in ROOMS));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(', ')}. Rooms: ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}

if (!existsSync(stryker)) run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });

let failed = 0;
for (const [room, { mutate, tests }] of Object.entries(ROOMS)) {
  if (asked.length > 0 && !asked.includes(room)) continue;
  const status = run(process.execPath, [stryker, 'run', join(folder, 'stryker.config.mjs'), ...options], {
    env: {
      ...process.env,
      MUTATION_ROOM: room,
      MUTATION_MUTATE: JSON.stringify(mutate),
      MUTATION_TESTS: JSON.stringify(tests),
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
