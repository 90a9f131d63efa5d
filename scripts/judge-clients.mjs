/**
 * Tests whether clients in many languages receive answers sent before their request was read: 413 and similar, while sending a body of 20
 * MB. Run by hand: `node scripts/judge-clients.mjs`, after `npm run build:node`, with `--base URL` for a running service, `--serve FILE`
 * for another build, `--times N`, `--workers N`, `--only TEXT`. Missing clients are skipped with a note. Exits 1 if an answer was lost.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startListening } from './start-listening.mjs';

const { values: given } = parseArgs({
  options: {
    base: { type: 'string' },
    serve: { type: 'string', default: 'dist/node/serve.js' },
    times: { type: 'string', default: '20' },
    workers: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const MB = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'billwright-clients-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {string | Buffer} content */
function fileOf(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const bodies = {
  large: fileOf('large', 'x'.repeat(20 * MB)),
  huge: fileOf('huge', 'x'.repeat(120 * MB)),
  bomb: fileOf('bomb', Buffer.concat([gzipSync('x'.repeat(15 * MB)), Buffer.alloc(20 * MB, 'x')])),
  small: fileOf('small', '{"data":{}}'),
};

const JSON_TYPE = 'Content-Type: application/json';

/**
 * @typedef {{ name: string, path: string, body: string, status: number, headers: string[], method?: string,
 *   transfer?: string }} Early A request that is answered early, and with what
 */

/** @type {Early[]} */
const requests = [
  { name: 'too large', path: '/v0/build', body: bodies.large, status: 413, headers: [JSON_TYPE] },
  { name: 'much too large', path: '/v0/build', body: bodies.huge, status: 413, headers: [JSON_TYPE] },
  {
    name: 'too large, chunked',
    path: '/v0/build',
    body: bodies.large,
    transfer: 'chunked',
    status: 413,
    headers: [JSON_TYPE],
  },
  {
    name: 'too large once decompressed',
    path: '/v0/build',
    body: bodies.bomb,
    status: 413,
    headers: [JSON_TYPE, 'Content-Encoding: gzip'],
  },
  {
    name: 'of a wrong type',
    path: '/v0/build',
    body: bodies.large,
    status: 415,
    headers: ['Content-Type: text/plain'],
  },
  { name: 'to nowhere', path: '/v0/nowhere', body: bodies.large, status: 404, headers: [JSON_TYPE] },
  {
    name: 'to nowhere, chunked',
    path: '/v0/nowhere',
    body: bodies.large,
    transfer: 'chunked',
    status: 404,
    headers: [JSON_TYPE],
  },
  {
    name: 'by a wrong method',
    path: '/v0/build',
    method: 'PUT',
    body: bodies.large,
    status: 405,
    headers: [JSON_TYPE],
  },
  {
    name: 'with headers too large',
    path: '/v0/build',
    body: bodies.large,
    status: 431,
    headers: [JSON_TYPE, `X-Long: ${'x'.repeat(60_000)}`],
  },
  { name: 'to nowhere, small', path: '/v0/nowhere', body: bodies.small, status: 404, headers: [JSON_TYPE] },
];

/** @param {string} name */
const at = (name) => fileURLToPath(new URL(`clients/${name}`, import.meta.url));

/** The command of each client, and one that must succeed for it to be available. */
const clients = [
  { name: 'Node fetch', command: [process.execPath, at('node-fetch.mjs')], needs: [process.execPath, '--version'] },
  { name: 'Node http', command: [process.execPath, at('node-http.mjs')], needs: [process.execPath, '--version'] },
  { name: 'Python http.client', command: ['python3', at('python_http.py')], needs: ['python3', '--version'] },
  { name: 'Python urllib', command: ['python3', at('python_urllib.py')], needs: ['python3', '--version'] },
  {
    name: 'Python requests',
    command: ['python3', at('python_requests.py')],
    needs: ['python3', '-c', 'import requests'],
  },
  { name: 'curl', command: ['bash', at('curl.sh')], needs: ['curl', '--version'] },
  { name: 'Java HttpClient', command: ['java', at('JavaClient.java')], needs: ['java', '--version'] },
  {
    name: 'Go net/http',
    command: [join(folder, 'go_client')],
    needs: ['go', 'build', '-o', folder, at('go_client.go')],
  },
];

const service = given.base
  ? undefined
  : await startListening([given.serve, '--port', '0', '--no-workbench', '--workers', given.workers]);
const origin = given.base ?? service?.origin ?? '';
const times = Number(given.times);
let lost = 0;

/** Returns the count of each outcome: a status or an error. @param {string[]} command @param {Early} request */
async function outcomesOf(command, { path, method = 'POST', body, transfer = 'length', headers }) {
  const [program = '', ...before] = command;
  const args = [...before, origin + path, method, body, transfer, String(times), ...headers];
  const asking = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complaints] = await Promise.all([text(asking.stdout), text(asking.stderr), once(asking, 'close')]);
  /** @type {Record<string, number>} */
  const outcomes = {};
  for (const line of printed.split('\n').filter(Boolean)) outcomes[line] = (outcomes[line] ?? 0) + 1;
  return printed === '' ? { [complaints.trim()]: times } : outcomes;
}

for (const { name, command, needs } of clients) {
  const [program = '', ...args] = needs;
  const found = spawnSync(program, args, { encoding: 'utf8' });
  if (found.status !== 0) {
    console.log(
      `- ${name}: skipped, as it is not here: ${found.error?.message ?? found.stderr.trim().split('\n').at(-1)}`,
    );
    continue;
  }
  for (const request of requests) {
    if (!`${name}: ${request.name}`.includes(given.only)) continue;
    const outcomes = await outcomesOf(command, request);
    const right = outcomes[request.status] ?? 0;
    lost += times - right;
    delete outcomes[request.status];
    const others = Object.entries(outcomes).map(([outcome, count]) => `; ${count} × ${outcome.slice(0, 120)}`);
    const mark = right === times ? '✓' : '✗';
    console.log(`${mark} ${name}: ${request.name}: ${right} of ${times} got ${request.status}${others.join('')}`);
  }
}

service?.process.kill('SIGTERM');
console.log(lost === 0 ? 'No answer was lost.' : `${lost} answers were lost.`);
process.exit(lost === 0 ? 0 : 1);
