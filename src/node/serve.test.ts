import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

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
