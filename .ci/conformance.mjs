/**
 * Starts the built service on a free port and sends it the vectors, once for each entry of floors.json. `tool` sends them (default: the one for
 * documents), `args` selects them, and `floor` is the percentage that must pass. Prints by how much a floor could rise, but raises none. The last
 * line is `N passed, N failed`: vectors that passed, and floors that were missed. Exits 1 if a floor was missed.
 *
 *     node .ci/conformance.mjs TOOL
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** @typedef {{ tool?: string, args: string, floor: number }} Entry */

const tool = process.argv[2] ?? '';
/** @type {Entry[]} */
const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8'));

/** Returns a free port. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Whether the service answers within half a minute. @param {string} base @param {import('node:child_process').ChildProcess} service */
async function answers(base, service) {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((wake) => setTimeout(wake, 100))) {
    if (service.exitCode !== null) return false;
    const response = await fetch(`${base}/`).catch(() => undefined);
    if (response?.ok) return true;
  }
  return false;
}

/** Runs the vectors of one entry. @param {string} base @param {Entry} entry */
function measure(base, { tool: other, args, floor }) {
  console.log(`\n── ${other ? `${other} ` : ''}${args}`);
  const command = [other ? join(dirname(tool), other) : tool, '--base', base, ...args.split(' ')];
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

const port = await freePort();
const base = `http://127.0.0.1:${port}/v0`;
const service = spawn(process.execPath, ['dist/node/serve.js', '--host', '127.0.0.1', '--port', String(port)], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
/** The end of what the service wrote to its log: shown where it does not answer. */
let log = '';
service.stderr.setEncoding('utf8').on('data', (text) => {
  log = `${log}${text}`.slice(-4000);
});

try {
  const ready = await answers(base, service);
  if (!ready) console.log(`the service does not answer\n${log}`);
  const results = ready ? entries.map((entry) => measure(base, entry)) : [];

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
