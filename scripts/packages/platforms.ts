/** The engines besides Node and browsers: Bun and Deno as programs, and scripts for workerd. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Engine releases on npm, each with a package per platform, and their program paths. */
const engines = {
  bun: { release: '1.4.5', scope: '@oven', programs: ['bin/bun', 'bin/bun.exe'] },
  deno: { release: '2.9.6', scope: '@deno', programs: ['deno', 'deno.exe'] },
};
type Engine = keyof typeof engines;

const folderOf = (name: Engine) =>
  resolve('node_modules/.cache/billwright/engines', `${name}-${engines[name].release}`);

/** Returns the program of an engine: the system's, or one from npm; undefined if unavailable. */
export function programOf(name: Engine): string | undefined {
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

/** Returns a module as one script for workerd, bundled as Wrangler does. Packages are those of the folder. */
export async function bundledForWorkerd(contents: string, resolveDir: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
