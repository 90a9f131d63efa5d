/** Tests the queue example with the published package and its own Redis: a worker is killed, and a document is invalid. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { installPackages } from '../install-packages.mjs';
import { invoices, LINES, SUM } from './invoices.ts';

const folders: string[] = [];
const newFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), name));
  folders.push(folder);
  return folder;
};

/** Returns the folder with BullMQ and related packages, installed as the example says; undefined if unavailable. */
function fetched(): string | undefined {
  const folder = newFolder('queue-packages-');
  const { dependencies } = JSON.parse(readFileSync('examples/queue/package.json', 'utf8'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ dependencies: { ...dependencies, billwright: undefined } }),
  );
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  return spawnSync('npm', args, { cwd: folder, stdio: 'ignore' }).status === 0
    ? join(folder, 'node_modules')
    : undefined;
}

const hasRedis = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
const modules = hasRedis ? fetched() : undefined;
if (!hasRedis) console.warn('skipped: there is no redis-server, so that the example for a queue is not run');
else if (!modules) console.warn('skipped: BullMQ cannot be fetched, so that the example for a queue is not run');

const PORT = 20_000 + (process.pid % 20_000);
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function redis(): void {
  const where = ['--port', String(PORT), '--bind', '127.0.0.1', '--dir', newFolder('redis-')];
  started.push(
    spawn('redis-server', [...where, '--save', '', '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' }),
  );
}

/** The parts of a queue used by the test. */
interface Queue {
  getCompletedCount(): Promise<number>;
  getFailedCount(): Promise<number>;
  getWaiting(): Promise<{ id: string; data: object }[]>;
  getWaitingCount(): Promise<number>;
  close(): Promise<void>;
}

describe.skipIf(!modules)('documents in a queue', () => {
  it('are built once each, and invalid ones become dead letters', { timeout: 600_000 }, async () => {
    redis();
    const { folder } = installPackages(['billwright']);
    for (const name of ['bullmq', 'ioredis']) {
      symlinkSync(join(String(modules), name), join(folder, 'node_modules', name), 'junction');
    }
    cpSync('examples/queue', folder, { recursive: true });
    const env = { ...process.env, REDIS_URL: `redis://127.0.0.1:${PORT}` };
    const run = (name: string, stdin: 'pipe' | 'ignore' = 'ignore') => {
      const child = spawn(process.execPath, [join(folder, name)], {
        cwd: folder,
        env,
        stdio: [stdin, 'pipe', 'inherit'],
      });
      started.push(child);
      return child;
    };
    const send = async (lines: string) => {
      const sender = run('send.mjs', 'pipe');
      sender.stdin?.end(lines);
      expect(await once(sender, 'close')).toEqual([0, null]);
    };
    const outcome = async () => {
      const results = run('results.mjs');
      let printed = '';
      results.stdout?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
      await once(results, 'close');
      return JSON.parse(printed);
    };
    const { Queue } = createRequire(join(folder, 'package.json'))('bullmq');
    const connection = { host: '127.0.0.1', port: PORT };
    const [queue, dead]: [Queue, Queue] = [
      new Queue('documents', { connection }),
      new Queue('documents-dead', { connection }),
    ];
    const [first, second] = [run('worker.mjs'), run('worker.mjs')];
    await send(invoices(LINES));
    while ((await queue.getCompletedCount()) < 50) await pause(20);
    first?.kill('SIGKILL');
    // A line that is sent again is not processed twice.
    await send(invoices(LINES));
    expect(await outcome()).toEqual({ built: LINES - 1, dead_letters: 1, payable: { EUR: SUM } });
    const [letter] = await dead.getWaiting();
    expect(letter?.data).toMatchObject({ document: '{ no document', error: expect.stringContaining('BW-') });
    // A fixed line replaces the invalid one, and another file replaces nothing.
    const [, line = ''] = invoices(2).split('\n');
    await send(line.replace('"code":"2"', '"code":"mended"'));
    await send(line.replace('"code":"2"', '"code":"other"'));
    expect(await outcome()).toMatchObject({ built: LINES + 1, dead_letters: 1 });
    // Permanently failed jobs can be sent again, because they no longer exist.
    while ((await queue.getFailedCount()) > 0) await pause(20);
    // A job that lost its workers too often becomes a dead letter, although no worker starts it again.
    second?.kill('SIGKILL');
    await send(line.replace('"code":"2"', '"code":"lost"'));
    const [lost] = await queue.getWaiting();
    const mark = ['-p', String(PORT), 'hset', `bull:documents:${lost?.id}`, 'defa', 'job stalled too often'];
    expect(spawnSync('redis-cli', mark).status).toBe(0);
    run('worker.mjs');
    while ((await dead.getWaitingCount()) < 2) await pause(20);
    expect((await dead.getWaiting()).map(({ data }) => data)).toContainEqual({
      document: expect.stringContaining('"code":"lost"'),
      error: 'job stalled too often',
    });
    await Promise.all([queue.close(), dead.close()]);
  });
});
