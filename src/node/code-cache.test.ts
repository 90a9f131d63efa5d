import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pack, unpack } from './code-cache.ts';
import { startProgram } from './testing/program.ts';

/** Later versions of Node have a cache of their own, with other files. */
const isOurs = !('enableCompileCache' in createRequire(import.meta.url)('node:module'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-code-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(args: readonly string[], environment: Record<string, string> = {}) {
  const { output, ended } = startProgram('cli', args, { XDG_CACHE_HOME: folder, ...environment });
  return { code: await ended, ...output };
}

const filesIn = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.code'));
const only = () => join(folder, filesIn()[0] ?? '');

describe.runIf(isOurs)('cached compiled code', () => {
  test('is readable by the user only, and reused by the next start without additions', async () => {
    mkdirSync(join(folder, 'billwright'));
    writeFileSync(join(folder, 'billwright', `cli-version-${process.version}-${process.arch}.code.77`), 'unfinished');
    const first = await run(['version']);
    expect(readdirSync(join(folder, 'billwright'))).toEqual(filesIn().map((name) => basename(name)));
    expect(filesIn()).toHaveLength(1);
    const { mode, mtimeMs, ino } = statSync(only());
    expect(mode & 0o077).toBe(0);
    expect(await run(['version'])).toEqual(first);
    expect(statSync(only())).toMatchObject({ mtimeMs, ino });
  });

  test('is replaced if damaged, of another version, or of missing files', async () => {
    const first = await run(['version']);
    const whole = unpack(readFileSync(only()));
    for (const content of [
      Buffer.alloc(10_000),
      readFileSync(only()).subarray(0, -5_000),
      readFileSync(only()).map((byte, i) => (i % 1_000 === 999 ? byte ^ 255 : byte)),
      pack(Object.fromEntries(Object.keys(whole).map((path) => [path, Buffer.from('of another version')]))),
      pack({ '/gone.js': Buffer.from('old') }),
    ]) {
      writeFileSync(only(), content);
      expect(await run(['version'])).toEqual(first);
      expect(Object.keys(unpack(readFileSync(only()))).sort()).toEqual(Object.keys(whole).sort());
    }
  });

  test('is not written for an unknown command, without a folder, or if disabled', async () => {
    expect(await run(['verzion'])).toMatchObject({ code: 2 });
    expect(await run(['version'], { NODE_DISABLE_COMPILE_CACHE: '1' })).toMatchObject({ code: 0, err: '' });
    expect(await run(['version'], { XDG_CACHE_HOME: '/dev/null' })).toMatchObject({ code: 0, err: '' });
    expect(filesIn()).toEqual([]);
  });
});
