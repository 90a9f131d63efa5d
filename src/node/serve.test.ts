import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { exampleInvoice, examplePrivateKey, examplePublicKey } from '../operations/example-data.ts';
import { hammer } from './testing/hammer.ts';
import { addressOf, killPrograms, programFile, startProgram } from './testing/program.ts';

afterEach(killPrograms);

const start = (args: string[], environment?: Record<string, string>) => startProgram('serve', args, environment);

it('serve prints its address, answers, logs, and stops on a signal', async () => {
  const service = start(['--host', '127.0.0.1'], { PORT: '0' });
  const base = await addressOf(service);
  expect(service.output.out).toMatch(/^Billwright v\d+\.\d+\.\d+\n.* http:\/\/127\.0\.0\.1:\d+\n$/);
  const response = await fetch(`${base}/v0/?secret=1`, { headers: { 'X-Request-Id': 'my-request' } });
  expect(response.status).toBe(200);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(service.output.out).toMatch(/Shutting down\.\.\.\n$/);
  expect(service.output.err).toMatch(/^\S+Z my-request GET \/v0\/ 200 \S+ms in 0 out \d+ for 127\.0\.0\.1\n$/);
});

it.each([[[]], [['--workers', '2']]])('serve stops under load without losing requests: %j', async (flags) => {
  const service = start(['--port', '0', '--no-workbench', ...flags]);
  const { port } = new URL(await addressOf(service));
  const { outcomes, done } = hammer(Number(port), 16);
  while ((outcomes.get('answered 200') ?? 0) < 200) await new Promise((resolve) => setTimeout(resolve, 20));
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await done;
  expect([...outcomes.keys()].sort()).toEqual(['ECONNREFUSED', 'answered 200']);
});

it('serve ends at once on a second signal, with a complete log', async () => {
  const service = start(['--port', '0', '--no-workbench', '--workers', '0']);
  const { port } = new URL(await addressOf(service));
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /v0/build HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  expect((await fetch(`http://127.0.0.1:${port}/v0/`)).status).toBe(200);
  service.child.kill('SIGTERM');
  while (!service.output.out.includes('Shutting down')) await once(service.child.stdout ?? service.child, 'data');
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(130);
  expect(service.output.err).toMatch(/ GET \/v0\/ 200 /);
  socket.destroy();
});

it('serve continues, and stops in an orderly way, if nobody reads its output', async () => {
  const service = start(['--port', '0', '--no-workbench']);
  const base = await addressOf(service);
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

it('serve reports in one line that the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const service = start(['--port', String(port)]);
  expect(await service.ended).toBe(3);
  expect(service.output.err).toMatch(new RegExp(`^billwright: .* ${port} .* 127\\.0\\.0\\.1 .* --port\\n$`));
  other.close();
});

it('serve ends with one line if the port for metrics is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const service = start(['--port', '0', '--metrics-port', String(port), '--workers', '2']);
  expect(await service.ended).toBe(3);
  expect(service.output.err).toMatch(new RegExp(`^billwright: .* ${port} .* --metrics-port\\n$`));
  other.close();
});

it('serve rejects unknown flags', async () => {
  const service = start(['--frobnicate']);
  expect(await service.ended).toBe(2);
  expect(service.output.err).toMatch(/^billwright: .*--frobnicate/);
});

it.each([
  ['--memory', '100MiB', /--memory: 100 MiB .* 384 MiB/],
  ['--max-body', '1000g', /--max-body: .* 1000 /],
])('serve rejects limits that exceed the memory: %s %s', async (flag, value, message) => {
  const service = start(['--port', '0', flag, value]);
  expect(await service.ended).toBe(2);
  expect(service.output.err).toMatch(new RegExp(`^billwright: ${message.source}`));
  expect(service.output.err.match(/billwright:/g)).toHaveLength(1);
});

it('serve limits the memory of a serving process and of its threads', async () => {
  const service = start(['--port', '0', '--no-workbench', '--memory', '512MiB', '--threads', '1']);
  const base = await addressOf(service);
  const [serving] = childrenOf(service.child.pid);
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(serving)], { encoding: 'utf8' });
  expect(stdout).toContain('--max-old-space-size=160');
  const lines = Array.from({ length: 2000 }, () => exampleInvoice.lines[0]);
  const post = (body: string) =>
    fetch(`${base}/v0/build`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  expect((await post(JSON.stringify({ data: { ...exampleInvoice, lines } }))).status).toBe(200);
  const long = await post(`{"data":{"a":"${'x'.repeat(4 * 1024 * 1024)}"}}`);
  expect(await long.json()).toMatchObject({
    code: 413,
    message: expect.stringMatching(/^.* 2\.\d+ MiB$/),
  });
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

it('serve runs several processes, and replaces one that ends', async () => {
  const service = start(['--host', '127.0.0.1', '--workers', '2', '--no-workbench'], { PORT: '0' });
  const base = await addressOf(service);
  const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`${base}/v0/`)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const [victim] = childrenOf(service.child.pid);
  expect(victim).toBeGreaterThan(0);
  process.kill(Number(victim), 'SIGKILL');
  await expect.poll(() => childrenOf(service.child.pid).length).toBe(2);
  await expect.poll(() => service.output.err).toMatch(/warning: .* \(SIGKILL\) .*\n/);
  const { port } = new URL(base);
  expect(await said(port, 'GET /v0/ HTTP/1.1\r\nHost: a\r\n\r\n', 'and ends')).toMatch(/^HTTP\/1\.1 200 /);
  const children = childrenOf(service.child.pid);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(service.output.out.match(/Listening/g)).toHaveLength(1);
  expect(service.output.out).toMatch(/Shutting down\.\.\.\n$/);
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
});

it('serve reports once that the port is in use, also with several processes', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const service = start(['--port', String(port), '--workers', '2']);
  expect(await service.ended).toBe(3);
  expect(service.output.err).toMatch(new RegExp(`^billwright: .* ${port} .* 127\\.0\\.0\\.1 .* --port\\n$`));
  other.close();
});

it('serve signs with its own key, and refuses to sign without one', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'serve-')), 'own.jwk');
  const missing = start(['--key', file]);
  expect(await missing.ended).toBe(3);
  expect(missing.output.err).toMatch(/^billwright: .*own\.jwk /);
  writeFileSync(file, JSON.stringify(examplePublicKey));
  const unfit = start(['--key', file]);
  expect(await unfit.ended).toBe(2);
  expect(unfit.output.err).toMatch(/^billwright: .*own\.jwk/);
  writeFileSync(file, JSON.stringify({ ...examplePrivateKey, use: 'enc' }));
  const other = start(['--key', file]);
  expect(await other.ended).toBe(2);
  expect(other.output.err).toMatch(/enc/);
  writeFileSync(file, JSON.stringify(examplePrivateKey));
  const service = start(['--key', '~/own.jwk', '--no-workbench'], { PORT: '0', HOME: dirname(file) });
  const base = await addressOf(service);
  const send = (path: string, body: unknown) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const signed = await send('/v0/sign', { data: exampleInvoice });
  expect(signed.status).toBe(200);
  const warned = /own\.jwk: .*\(mode 0644\).* chmod 600/g;
  expect(service.output.err.match(warned)).toHaveLength(1);
  const verified = await send('/v0/verify', { data: await signed.json(), publickey: examplePublicKey });
  expect(verified.status).toBe(200);
  const text = await verified.text();
  expect(text + service.output.err).not.toContain(String(examplePrivateKey.d));
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a folder with a signing key and a token file. */
function secrets(tokens: string) {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  const key = join(folder, 'own.jwk');
  const file = join(folder, 'tokens');
  writeFileSync(key, JSON.stringify(examplePrivateKey));
  writeFileSync(file, tokens);
  return { key, file };
}

it('serve reports invalid settings and their source', async () => {
  const { key, file } = secrets(`erp:${sha256('s3cret')}\nshop:s3cret\n`);
  const open = start(['--key', key, '--host', '0.0.0.0', '--port', '0']);
  const faulty = start(['--token-file', file, '--port', '0', '--workers', '2']);
  expect([await open.ended, await faulty.ended]).toEqual([2, 2]);
  expect(open.output.err).toMatch(/^billwright: --key .* --token-file .* 0\.0\.0\.0; .*\n$/);
  expect(faulty.output.err).toMatch(/^billwright: .*tokens:2: .* SHA-256.*\n$/);
  expect(faulty.output.err).not.toContain('s3cret');
});

it('serve on this machine signs for local programs, but not for web pages', async () => {
  const { key } = secrets('');
  const service = start(['--key', key, '--port', '0', '--no-workbench']);
  const { port } = new URL(await addressOf(service));
  const sign = async (fields: string) => {
    const body = JSON.stringify({ data: exampleInvoice });
    const text = `POST /v0/sign HTTP/1.1\r\n${fields}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
    return (await said(port, text)).split(' ')[1];
  };
  const json = 'Content-Type: application/json\r\n';
  const host = `Host: 127.0.0.1:${port}\r\n`;
  expect(await sign(host + json)).toBe('200');
  expect(await sign(`Host: localhost:${port}\r\nOrigin: http://localhost:${port}\r\n${json}`)).toBe('200');
  expect(await sign(`${host}${json}Origin: https://evil.example\r\n`)).toBe('403');
  expect(await sign(`Host: evil.example:${port}\r\n${json}`)).toBe('421');
  expect(await sign(`Host: localhost:1\r\n${json}`)).toBe('421');
  expect(await sign(host)).toBe('415');
  expect(await sign(`${host}Content-Type: text/plain\r\n`)).toBe('415');
});

it('serve reloads tokens on SIGHUP', async () => {
  const { key, file } = secrets(`erp:${sha256('old')}`);
  const service = start([
    '--key',
    key,
    '--token-file',
    file,
    '--port',
    '0',
    '--log',
    'json',
    '--no-workbench',
    '--workers',
    '2',
  ]);
  const base = await addressOf(service);
  const sign = async (token: string) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, Connection: 'close' };
    const body = JSON.stringify({ data: exampleInvoice });
    return (await fetch(`${base}/v0/sign`, { method: 'POST', body, headers })).status;
  };
  expect([await sign('old'), await sign('new')]).toEqual([200, 401]);
  writeFileSync(file, 'erp: a slip');
  service.child.kill('SIGHUP');
  await expect.poll(() => service.output.err).toMatch(/./);
  expect(await sign('old')).toBe(200);
  writeFileSync(file, `erp:${sha256('new')}`);
  service.child.kill('SIGHUP');
  await expect.poll(async () => [await sign('old'), await sign('new')]).toEqual([401, 200]);
  await expect.poll(() => service.output.err).toContain('"caller":"erp"');
  const lines = service.output.err.trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

/** Returns everything a connection receives for a text. It may then end its side and only listen. */
async function said(port: string, text: string, end?: 'and ends'): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  if (end) socket.end(text);
  else socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

/** Returns the child processes of a process. */
function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes('serve.js'))
    .map(([child]) => Number(child));
}

it.each(['serve', 'cli'])('%s ends with a one-line error if too few files may be open', (name) => {
  const args = name === 'serve' ? ['--port', '0'] : ['batch', '--check', import.meta.filename];
  // The service opens more files at once.
  const shell = [
    '-c',
    `ulimit -n ${name === 'serve' ? 40 : 20}; exec "$@"`,
    'sh',
    process.execPath,
    programFile(name),
    ...args,
  ];
  const { status, stdout, stderr } = spawnSync('sh', shell, { encoding: 'utf8' });
  expect(status).toBe(name === 'serve' ? 2 : 3);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^billwright: .*\(ulimit -n\)\n$/);
});
