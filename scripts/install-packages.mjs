/**
 * Packs both packages and installs them into an empty folder, as npm would, without asking a registry. Needs
 * `npm run build:packages`. Own code, because a local registry (verdaccio) would be more to run than this.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Runs a command to its end and returns its output. Throws with the output if it fails.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', ...options });
  assert.equal(done.status, 0, `${command} ${args.join(' ')}\n${done.error ?? ''}${done.stdout}${done.stderr}`);
  return String(done.stdout);
}

/** @typedef {{ name: string, version: string, bin?: Record<string, string>, dependencies?: Record<string, string> }} Manifest */
/** @typedef {{ name: string, root: string, files: string[], unpackedSize: number, size: number, tarball: string }} Installed */

/**
 * Installs packages of `dist/packages` into `node_modules` of a new folder, which is removed when the process ends. Their dependencies are
 * linked from this repository or from one another.
 * @param {string[]} names
 */
export function installPackages(names) {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-package-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const installed = names.map((name) => install(name, folder));
  for (const { root } of installed) {
    /** @type {Manifest} */
    const { name, version, bin = {}, dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [command, path] of Object.entries(bin)) {
      chmodSync(join(root, path), 0o755);
      symlinkSync(join(root, path), join(modules, '.bin', command));
    }
    for (const [dependency, range] of Object.entries(dependencies)) {
      if (names.includes(dependency)) assert.equal(range, version, `${name} needs ${dependency} of its own release`);
      else link(dependency, modules);
    }
  }
  return { folder, installed };
}

/** Packs and unpacks a package. @param {string} name @param {string} folder @returns {Installed} */
function install(name, folder) {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename, files, unpackedSize, size }] = JSON.parse(run('npm', args, { cwd: join('dist/packages', name) }));
  const root = join(folder, 'node_modules', name);
  mkdirSync(root, { recursive: true });
  const tarball = join(folder, filename);
  run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', root]);
  return {
    name,
    root,
    files: files.map((/** @type {{ path: string }} */ { path }) => path),
    unpackedSize,
    size,
    tarball,
  };
}

/** Links a package of this repository as if installed there. @param {string} name @param {string} modules */
export function link(name, modules) {
  const target = join(modules, name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(resolve('node_modules', name), target, 'junction');
}
