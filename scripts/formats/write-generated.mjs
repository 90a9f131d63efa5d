/** Writes generated files; with `--check` it lists outdated ones and ends with 1. `--root DIR` is another copy of the project. Own code, because `git diff` also lists what a person changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const [, given] = process.argv.slice(process.argv.indexOf('--root'));
const root = process.argv.includes('--root') && given ? resolve(given) : resolve(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

/** @param {string} name A path from the project's root. @param {string} text */
export function writeGenerated(name, text) {
  const file = resolve(root, name);
  if (isCheck) {
    const isSame = committed(name) === text;
    if (!isSame) process.exitCode = 1;
    console.log(`${isSame ? '✓' : '✗ not as committed:'} ${name}`);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(name);
}

/** Returns a file as it is now; undefined if it is not there. @param {string} name */
export function committed(name) {
  try {
    return readFileSync(resolve(root, name), 'utf8');
  } catch {
    return undefined;
  }
}
