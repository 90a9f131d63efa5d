import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { programFile } from '../../testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'billwright-json-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes Node run a script before the program, in threads too. */
function before(code: string) {
  const file = join(folder, 'before.cjs');
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--require ${file}` };
}

interface Started {
  program?: string[];
  preload?: string;
  flags?: string[];
}

/** Runs the service in a separate process and returns its output lines after `use` and its end. */
async function written(
  { program = ['serve', '--port', '0', '--no-workbench'], preload = '', flags = [] }: Started,
  use: (
    base: string,
    child: ChildProcessByStdio<null, Readable, Readable>,
    soFar: { stderr: string },
  ) => Promise<void> = async () => undefined,
) {
  const [name = '', ...first] = program;
  const args = [programFile(name), ...first, '--log', 'json', ...flags];
  const env = { ...process.env, ...before(preload) };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const out = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (text) => {
      out[name] += text;
    });
  const ended = once(child, 'close');
  while (!out.stdout.includes('Listening') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), ended]);
  const base = /http:\S+/.exec(out.stdout)?.[0];
  if (base) await use(base, child, out);
  child.kill('SIGTERM');
  const [code] = await ended;
  const lines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .filter((line) => line !== '');
  return { code, stdout: lines(out.stdout), stderr: lines(out.stderr) };
}

/** Parses each line as an object; any other line fails. */
const objects = (lines: string[]) => lines.map((line) => JSON.parse(line));

const build = (base: string, body: string) =>
  fetch(`${base}/v0/build`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

it('every line of several processes is JSON, from start to end', async () => {
  const { code, stdout, stderr } = await written({ flags: ['--workers', '2'] }, async (base) => {
    await fetch(`${base}/v0/`, { headers: { 'X-Request-Id': 'mine' } });
  });
  expect(code).toBe(0);
  const event = { time: expect.any(String), level: 'info' };
  expect(objects(stdout)).toEqual([
    { ...event, message: expect.stringMatching(/^.* http:\S+ .* Billwright v/) },
    { ...event, message: expect.any(String) },
  ]);
  expect(objects(stderr)).toEqual([expect.objectContaining({ id: 'mine', path: '/v0/', status: 200 })]);
});

it('warnings and other prints are JSON, also from threads', async () => {
  const preload = `const { isMainThread, workerData } = require('node:worker_threads');
    const where = isMainThread ? 'main' : 'thread';
    const print = () => {
      process.emitWarning('old in ' + where, 'DeprecationWarning');
      console.error('printed in ' + where + ',\\n' + 'in two lines');
    };
    if (isMainThread) process.on('SIGUSR2', () => {
      print();
      process.stderr.write(Buffer.from('é').subarray(0, 1));
      process.stderr.write(Buffer.from('é in parts\\n').subarray(1));
    });
    // The thread that watches over the process does not work on requests.
    else setInterval(() => workerData?.ending && print(), 200).unref();`;
  const { stderr } = await written({ preload }, async (base, child, soFar) => {
    child.kill('SIGUSR2');
    await build(base, JSON.stringify({ data: { $schema: 'note/message', content: 'x'.repeat(200_000) } }));
    while (!soFar.stderr.includes('"DeprecationWarning: old in thread') || !soFar.stderr.includes('é in parts'))
      await once(child.stderr, 'data');
  });
  const told = objects(stderr).filter(({ level }) => level !== undefined);
  for (const where of ['main', 'thread']) {
    expect(told).toContainEqual({
      time: expect.any(String),
      level: 'warning',
      message: `DeprecationWarning: old in ${where}`,
    });
    for (const message of [`printed in ${where},`, 'in two lines', 'é in parts'])
      expect(told).toContainEqual({ time: expect.any(String), level: 'error', message });
  }
});

it('a fatal error is JSON', async () => {
  const preload = `process.on('SIGUSR2', () => { throw new Error('broken'); })`;
  const { code, stderr } = await written({ preload }, async (_, child) => {
    child.kill('SIGUSR2');
    await once(child, 'exit');
  });
  expect(code).toBe(1);
  expect(objects(stderr)).toEqual([
    { time: expect.any(String), level: 'error', message: expect.stringMatching(/^Error: broken\n {4}at /) },
  ]);
});

it('a start failure is JSON: a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' && address?.port);
  const { code, stderr } = await written({ program: ['serve'], flags: ['--port', port, '--no-workbench'] });
  other.close();
  expect(code).toBe(3);
  expect(objects(stderr)).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      message: expect.stringMatching(new RegExp(`port ${port} on 127\\.0\\.0\\.1`)),
    },
  ]);
});

it.each([
  ['the service', ['serve']],
  ['the command', ['cli', 'serve']],
])('a start failure is JSON: a setting that %s cannot parse', async (_name, program) => {
  const { code, stderr } = await written({ program, flags: ['--max-body', 'much'] });
  expect(code).toBe(2);
  for (const line of objects(stderr)) expect(line).toMatchObject({ level: 'error' });
  expect(stderr.join('')).toMatch(/./);
});

it('an error in other flags is JSON', async () => {
  const { code, stdout, stderr } = await written({ flags: ['--nope'] });
  expect([code, stdout]).toEqual([2, []]);
  expect(objects(stderr).at(0)).toMatchObject({ level: 'error', message: "billwright: unknown option '--nope'" });
});
