import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { exampleInvoice, examplePrivateKey, examplePublicKey } from '../service/examples/signed.ts';
import { hammer } from './hammer.ts';

const entry = fileURLToPath(new URL('./serve.ts', import.meta.url));
const started = new Set<ChildProcess>();

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});

function start(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  const ended = once(child, 'close').then(([code]) => code);
  return { child, output, ended };
}

async function listening({ child, output }: ReturnType<typeof start>): Promise<string> {
  while (!output.out.includes('Listening')) await once(child.stdout ?? child, 'data');
  return /http:\S+/.exec(output.out)?.[0] ?? '';
}

it('says where it listens, answers, logs, and stops when told to', { timeout: 30_000 }, async () => {
  const service = start(['--host', '127.0.0.1'], { PORT: '0' });
  const base = await listening(service);
  expect(service.output.out).toMatch(/^Billwright v\d+\.\d+\.\d+\nListening on http:\/\/127\.0\.0\.1:\d+\n$/);
  const response = await fetch(`${base}/v0/?secret=1`, { headers: { 'X-Request-Id': 'my-request' } });
  expect(response.status).toBe(200);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(service.output.out).toMatch(/Shutting down\.\.\.\n$/);
  expect(service.output.err).toMatch(/^\S+Z my-request GET \/v0\/ 200 \S+ms in 0 out \d+\n$/);
});

it.each([[[]], [['--workers', '2']]])(
  'told to stop under load, loses nothing: %j',
  { timeout: 60_000 },
  async (flags) => {
    const service = start(['--port', '0', '--no-workbench', ...flags]);
    const { port } = new URL(await listening(service));
    const { outcomes, done } = hammer(Number(port), 16);
    while ((outcomes.get('answered 200') ?? 0) < 200) await new Promise((resolve) => setTimeout(resolve, 20));
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    await done;
    expect([...outcomes.keys()].sort()).toEqual(['ECONNREFUSED', 'answered 200']);
  },
);

it('told to stop twice, ends at once', { timeout: 30_000 }, async () => {
  const service = start(['--port', '0', '--no-workbench']);
  const { port } = new URL(await listening(service));
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /v0/build HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  expect((await fetch(`http://127.0.0.1:${port}/v0/`)).status).toBe(200);
  service.child.kill('SIGTERM');
  while (!service.output.out.includes('Shutting down')) await once(service.child.stdout ?? service.child, 'data');
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(130);
  socket.destroy();
});

it('serves on, and stops in order, when nobody reads what it says any more', { timeout: 30_000 }, async () => {
  const service = start(['--port', '0', '--no-workbench']);
  const base = await listening(service);
  service.child.stdout.destroy();
  service.child.stderr.destroy();
  for (let i = 0; i < 3; i++) expect((await fetch(`${base}/v0/`)).status).toBe(200);
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const body = '{"data":{}}';
  socket.write(`POST /v0/build HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n{`);
  await fetch(`${base}/v0/`);
  service.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(body.slice(1));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 422 /);
  expect(await service.ended).toBe(0);
});

it('says in one line that the port is in use', { timeout: 30_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const service = start(['--port', String(port)]);
  expect(await service.ended).toBe(3);
  expect(service.output.err).toBe(`billwright: port ${port} on 127.0.0.1 is in use; choose another with --port\n`);
  other.close();
});

it('refuses flags it does not know', { timeout: 30_000 }, async () => {
  const service = start(['--frobnicate']);
  expect(await service.ended).toBe(2);
  expect(service.output.err).toMatch(/^billwright: .*--frobnicate/);
});

it('serves with several processes, of which one that ends is replaced', { timeout: 60_000 }, async () => {
  const service = start(['--host', '127.0.0.1', '--workers', '2', '--no-workbench'], { PORT: '0' });
  const base = await listening(service);
  const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`${base}/v0/`)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const [victim] = childrenOf(service.child.pid);
  expect(victim).toBeGreaterThan(0);
  process.kill(Number(victim), 'SIGKILL');
  await expect.poll(() => childrenOf(service.child.pid).length, { timeout: 20_000 }).toBe(2);
  expect((await fetch(`${base}/v0/`)).status).toBe(200);
  const { port } = new URL(base);
  expect(await said(port, 'GET /v0/ HTTP/1.1\r\nHost: a\r\n\r\n', 'and ends')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await said(port, 'GET /v0/ HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  const children = childrenOf(service.child.pid);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(service.output.out.match(/Listening/g)).toHaveLength(1);
  expect(service.output.out).toMatch(/Shutting down\.\.\.\n$/);
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
});

it('says once that the port is in use, also with several processes', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const service = start(['--port', String(port), '--workers', '2']);
  expect(await service.ended).toBe(3);
  expect(service.output.err).toBe(`billwright: port ${port} on 127.0.0.1 is in use; choose another with --port\n`);
  other.close();
});

it('signs with a key of its own, and says when there is none', { timeout: 60_000 }, async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'serve-')), 'own.jwk');
  const missing = start(['--key', file]);
  expect(await missing.ended).toBe(3);
  expect(missing.output.err).toMatch(/^billwright: there is no key file .*own\.jwk; /);
  writeFileSync(file, JSON.stringify(examplePublicKey));
  const unfit = start(['--key', file]);
  expect(await unfit.ended).toBe(2);
  expect(unfit.output.err).toMatch(/^billwright: .*own\.jwk holds no key to sign with/);
  writeFileSync(file, JSON.stringify(examplePrivateKey));
  const service = start(['--key', '~/own.jwk', '--no-workbench'], { PORT: '0', HOME: dirname(file) });
  const base = await listening(service);
  const send = (path: string, body: unknown) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const signed = await send('/v0/sign', { data: exampleInvoice });
  expect(signed.status).toBe(200);
  const verified = await send('/v0/verify', { data: await signed.json(), publickey: examplePublicKey });
  expect(verified.status).toBe(200);
  const text = await verified.text();
  expect(text + service.output.err).not.toContain(String(examplePrivateKey.d));
});

/** All that a connection gets for a text, after which it may end and only listen. */
async function said(port: string, text: string, end?: 'and ends'): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  if (end) socket.end(text);
  else socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

/** The processes that a process has started. */
function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes('serve.ts'))
    .map(([child]) => Number(child));
}
