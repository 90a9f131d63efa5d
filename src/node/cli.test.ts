import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../engine/version.ts';

const args = ['--import', 'tsx', fileURLToPath(new URL('./cli.ts', import.meta.url))];

describe('the command as a process', { timeout: 60_000 }, () => {
  it('reads standard input, writes standard output, and tells by its exit code how it went', () => {
    const input = '{"$schema":"https://gobl.org/draft-0/note/message","content":"Grüße"}';
    const good = spawnSync(process.execPath, [...args, 'build'], { input, encoding: 'utf8' });
    expect(good).toMatchObject({ status: 0, stdout: `${input}\n`, stderr: '' });
    const faulty = spawnSync(process.execPath, [...args, 'build', '-', '--json'], { input: '{}', encoding: 'utf8' });
    expect(faulty).toMatchObject({ status: 1, stdout: '' });
    expect(JSON.parse(faulty.stderr)).toMatchObject({ key: 'unknown-schema', file: '<stdin>' });
  });

  it('can be interrupted while it waits', async () => {
    const child = spawn(process.execPath, [...args, 'bulk'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    child.stdin.write('{"action":"ping"}');
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
  });

  it('ends without complaint when nobody reads on', async () => {
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

  it('serves', async () => {
    const serve = ['serve', '--port', '0', '--no-workbench', '--log', 'json'];
    const child = spawn(process.execPath, [...args, ...serve], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'close');
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    while (!out.includes('Listening')) await once(child.stdout, 'data');
    const base = /http:\S+/.exec(out)?.[0];
    expect(await (await fetch(`${base}/v0/`)).json()).toMatchObject({ version: VERSION });
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
