import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../engine/version.ts';
import { temporaryFolder } from './cli/testing.ts';
import { programFile } from './testing/program.ts';

const { folder, put } = temporaryFolder();
const args = [programFile('cli')];

describe('the command line as a process', () => {
  it('reads standard input, writes standard output, and reports success by its exit code', () => {
    const input = '{"$schema":"https://gobl.org/draft-0/note/message","content":"Grüße"}';
    const good = spawnSync(process.execPath, [...args, 'build'], { input, encoding: 'utf8' });
    expect(good).toMatchObject({ status: 0, stdout: `${input}\n`, stderr: '' });
    const faulty = spawnSync(process.execPath, [...args, 'build', '-', '--json'], { input: '{}', encoding: 'utf8' });
    expect(faulty).toMatchObject({ status: 1, stdout: '' });
    expect(JSON.parse(faulty.stderr)).toMatchObject({ key: 'unknown-schema', file: '<stdin>' });
  });

  it('can be interrupted while waiting', async () => {
    const child = spawn(process.execPath, [...args, 'bulk'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    child.stdin.write('{"action":"ping"}');
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
  });

  it('stops watching in an orderly way when interrupted, with the exit code of the last run', async () => {
    const child = spawn(process.execPath, [...args, 'watch', put('watched.json', '{}')]);
    const ended = once(child, 'close');
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    while (!err.includes('watching for changes')) await once(child.stderr, 'data');
    child.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('leaves no partial file after %s', async (signal, code) => {
    const out = join(folder, 'out');
    mkdirSync(out, { recursive: true });
    const child = spawn(process.execPath, [...args, 'bulk', '-', join(out, 'responses.jsonl')], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const ended = once(child, 'close');
    child.stdin.write('{"action":"ping"}');
    while (readdirSync(out).length === 0) await wait(20);
    child.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(readdirSync(out)).toEqual([]);
  });

  it.each(['stdout', 'stderr'] as const)('writes the report of a batch even if nobody reads %s', async (stream) => {
    const many = put(
      'many.jsonl',
      `${'{"$schema":"https://gobl.org/draft-0/note/message","content":"x"}\n'.repeat(500)}`,
    );
    const report = join(folder, `${stream}.json`);
    const flags = stream === 'stderr' ? ['--check'] : [];
    const child = spawn(process.execPath, [...args, 'batch', ...flags, '--report', report, many]);
    const ended = once(child, 'close');
    child[stream].destroy();
    child.stdout.resume();
    child.stderr.resume();
    expect(await ended).toEqual([0, null]);
    expect(JSON.parse(readFileSync(report, 'utf8')).summary).toMatchObject({ total: 500, ok: 500 });
  });

  it.skipIf(!existsSync('/dev/full'))('reports that standard output is full', () => {
    const full = openSync('/dev/full', 'w');
    for (const command of [['version'], ['--help'], ['mcp']]) {
      const run = spawnSync(process.execPath, [...args, ...command], {
        input: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
        stdio: ['pipe', full, 'pipe'],
        encoding: 'utf8',
      });
      expect(run).toMatchObject({ status: 3, stderr: expect.stringMatching(/^billwright: write <stdout>: .*\n$/) });
    }
    closeSync(full);
  });

  it('ends silently when its reader stops', async () => {
    const child = spawn(process.execPath, [...args, 'bulk', '--no-final'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.stdin.on('error', () => {});
    child.stdin.write('{"action":"ping"}');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    while (child.exitCode === null) {
      child.stdin.write('{"action":"ping"}\n');
      await wait(10);
    }
    expect(await ended).toEqual([0, null]);
    expect(err).toBe('');
  });

  it('explains as JSON with --json why it cannot serve', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const key = join(folder, 'none.jwk');
    for (const [flags, failure] of [
      [['--port', `${port}`], { message: expect.stringMatching(new RegExp(`${port} .*127\\.0\\.0\\.1 .*--port$`)) }],
      [['--key', key], { message: expect.any(String), file: key }],
    ] as const) {
      const serve = [...args, 'serve', '--json', '--no-workbench', ...flags];
      const { status, stderr } = spawnSync(process.execPath, serve, { encoding: 'utf8' });
      expect(status).toBe(3);
      expect(JSON.parse(stderr)).toEqual({ code: 400, key: 'input', faults: [], ...failure });
    }
    other.close();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s', async (signal) => {
    const serve = ['--quiet', 'serve', '--port', '0', '--no-workbench', '--log', 'json'];
    const child = spawn(process.execPath, [...args, ...serve], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'close');
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    while (!out.includes('Listening')) await once(child.stdout, 'data');
    const base = /http:\S+/.exec(out)?.[0];
    expect(await (await fetch(`${base}/v0/`)).json()).toMatchObject({ version: VERSION });
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  });
});
