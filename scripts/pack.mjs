/**
 * `npm run pack`: packs both packages into this folder and prints their files. Uses the workbench in `dist/workbench` if no source is newer, and
 * includes `billwright.html` if `npm run build:file` made it since.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install-packages.mjs';

const BUILT = 'dist/workbench/third-party-licenses.txt';
const SOURCES = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** Returns when a file, or one in a folder, was changed last; 0 if there is none. @param {string} path @returns {number} */
function changed(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))));
}

const npm = (/** @type {string[]} */ ...args) => run('npm', args, { shell: process.platform === 'win32' }).trim();

if (Math.max(...SOURCES.map(changed)) > changed(BUILT)) {
  console.log('Building the workbench…');
  npm('run', '--silent', 'build:workbench');
  npm('run', '--silent', 'build:licences');
}
console.log('Building the packages…');
npm('run', '--silent', 'build:packages');
for (const { filename, size } of JSON.parse(
  npm('pack', '--json', './dist/packages/billwright', './dist/packages/billwright-cli'),
))
  console.log(`${filename}, ${(size / 1e6).toFixed(1)} MB`);
