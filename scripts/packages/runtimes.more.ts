/** The library in engines other than browsers: Node, Bun, Deno and workerd. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { beforeAll, describe, expect, it } from 'vitest';
import { installPackages } from '../install-packages.mjs';
import { programs } from './programs.ts';

const { folder } = installPackages(['billwright']);
const print = 'program().then((given) => console.log(JSON.stringify(given)));';

beforeAll(() => {
  for (const { entry, name, text } of programs) {
    writeFileSync(join(folder, `${name}.mjs`), `import * as library from '${entry}';\n${text}\n${print}\n`);
    writeFileSync(join(folder, `${name}.cjs`), `const library = require('${entry}');\n${text}\n${print}\n`);
  }
});

const files = programs.flatMap(({ name, gives }) => [`${name}.mjs`, `${name}.cjs`].map((file) => ({ file, gives })));

/** Returns the output of a program on both streams, to reveal engine warnings. */
function printedBy(command: string, args: string[]): string {
  const { stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return `${error ?? ''}${stderr}${stdout}`;
}

describe('Node', () => {
  it.each(files)('runs $file', ({ file, gives }) => {
    expect(printedBy(process.execPath, [file])).toBe(`${JSON.stringify(gives)}\n`);
  });
});

/** Engine releases on npm, each with a package per platform, and their program paths. */
const engines = {
  bun: { release: '1.4.5', scope: '@oven', programs: ['bin/bun', 'bin/bun.exe'] },
  deno: { release: '2.9.6', scope: '@deno', programs: ['deno', 'deno.exe'] },
};
type Engine = keyof typeof engines;

const folderOf = (name: Engine) =>
  resolve('node_modules/.cache/billwright/engines', `${name}-${engines[name].release}`);

/** Returns the program of an engine: the system's, or one from npm; undefined if unavailable. */
function programOf(name: Engine): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((place) => join(place, name));
  const found = onPath.find((path) => existsSync(path));
  return found ?? fetched(name) ?? (fetchEngine(name) ? fetched(name) : undefined);
}

function fetched(name: Engine): string | undefined {
  const { scope, programs } = engines[name];
  const packages = join(folderOf(name), 'node_modules', scope);
  const platforms = existsSync(packages) ? readdirSync(packages) : [];
  const paths = platforms.flatMap((platform) => programs.map((program) => join(packages, platform, program)));
  return paths.find((path) => spawnSync(path, ['--version']).status === 0);
}

function fetchEngine(name: Engine): boolean {
  const cwd = folderOf(name);
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const args = ['install', ...options, `${name}@${engines[name].release}`];
  return spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

describe.each([
  { name: 'bun', args: [] },
  { name: 'deno', args: ['run', '--allow-read', '--allow-env', '--no-prompt', '--quiet'] },
] as const)('$name', ({ name, args }) => {
  const program = programOf(name);
  if (!program) console.warn(`skipped: ${name} is not installed and could not be fetched`);
  it.runIf(program).each(files)('runs $file', ({ file, gives }) => {
    expect(printedBy(program ?? '', [...args, file])).toBe(`${JSON.stringify(gives)}\n`);
  });
});

describe('workerd', () => {
  it.each(programs)('runs $name, bundled as Wrangler does', async ({ entry, text, gives }) => {
    const answer = 'export default { fetch: async () => Response.json(await program()) };';
    const { outputFiles } = await build({
      stdin: { contents: `import * as library from '${entry}';\n${text}\n${answer}`, resolveDir: folder },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      platform: 'neutral',
      conditions: ['workerd', 'worker', 'browser'],
      logLevel: 'error',
    });
    const script = outputFiles[0]?.text ?? '';
    const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-01-01' });
    try {
      expect(await (await worker.dispatchFetch('http://worker.test/')).json()).toEqual(gives);
    } finally {
      await worker.dispose();
    }
  });
});
