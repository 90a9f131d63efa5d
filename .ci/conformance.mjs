/**
 * Starts the built service on a free port and sends it the vectors, once for each entry of floors.json. `tool` sends them (default: the one for
 * documents), `args` selects them (`{base}` is the address of the service), and `floor` is the percentage that must pass. Prints by how much a floor could rise, but raises none. The last
 * line is `N passed, N failed`: vectors that passed, and floors that were missed. Exits 1 if a floor was missed.
 * Own code, because runners of tests have no floors for the share of cases that pass.
 *
 *     node .ci/conformance.mjs TOOL
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startListening } from '../scripts/start-listening.mjs';

/** @typedef {{ tool?: string, args: string, floor: number }} Entry */

const tool = process.argv[2] ?? '';
/** @type {Entry[]} */
const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8'));

/** Runs the vectors of one entry. @param {string} base @param {Entry} entry */
function measure(base, { tool: other, args, floor }) {
  console.log(`\n── ${other ? `${other} ` : ''}${args}`);
  const address = args.includes('{base}') ? [] : ['--base', base];
  const command = [other ? join(dirname(tool), other) : tool, ...address, ...args.replace('{base}', base).split(' ')];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  console.log(`${stdout}${stderr}`.trim());
  const [, passed = 0, failed = 0] = (/^(\d+) passed, (\d+) failed\s*$/m.exec(stdout) ?? []).map(Number);
  const share = passed + failed ? (100 * passed) / (passed + failed) : 0;
  return { args, floor, passed, failed, share, met: passed + failed > 0 && share >= floor };
}

const { origin, process: service } = await startListening([
  'dist/node/serve.js',
  '--port',
  '0',
  '--today',
  '2026-11-28',
]);
try {
  const results = entries.map((entry) => measure(`${origin}/v0`, entry));

  console.log('\n── floors');
  for (const { args, floor, passed, failed, share, met } of results) {
    const rise = Math.floor(share * 10) / 10 - floor;
    const remark = met ? (rise >= 0.1 ? `could rise by ${rise.toFixed(1)}` : 'holds') : 'NOT MET';
    console.log(
      `${met ? '✓' : '✗'} ${share.toFixed(2)} % of ${passed + failed}, floor ${floor} %: ${remark}  (${args})`,
    );
  }
  const unmet = entries.length - results.filter(({ met }) => met).length;
  console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${unmet} failed`);
  process.exitCode = unmet ? 1 : 0;
} finally {
  service.kill();
}
