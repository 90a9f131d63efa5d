/** Writes generated files; with `--check` it lists outdated ones and ends with 1. Own code, because `git diff` also lists what a person changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

/** @param {string} name A path from the project's root. @param {string} text */
export function writeGenerated(name, text) {
  const file = resolve(root, name);
  if (isCheck) {
    const isSame = committed(file) === text;
    if (!isSame) process.exitCode = 1;
    console.log(`${isSame ? '✓' : '✗ not as committed:'} ${name}`);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(name);
}

/** @param {string} file */
function committed(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
