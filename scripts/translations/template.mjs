/**
 * The template, `src/translations/messages.pot`: all texts with their uses. Derived from the code, and not in the repository: `npm run texts`
 * and builds write it, builds only if a source is newer.
 */
import { spawn } from 'node:child_process';
import { readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { potText } from './po.mjs';

/** The path of the template. */
export const TEMPLATE = 'src/translations/messages.pot';

/** The files that texts are collected from, and the code that collects them. Folders show which files are gone. */
const FOLDERS = ['src', 'scripts/translations'];
const SOURCE = /(?<!\.(?:test|more|spec))\.(?:tsx?|mjs|ya?ml)$|(?:^|[\\/])[^.]+$/;

/** Writes the template at once, because several builds may read it. @param {import('./po.mjs').TextOfProduct[]} texts */
export function writeTemplate(texts) {
  const unfinished = `${TEMPLATE}.${process.pid}`;
  writeFileSync(unfinished, potText(texts));
  renameSync(unfinished, TEMPLATE);
}

/** @type {Promise<void> | undefined} */
let written;

/** Resolves when the template has the texts of the code. All builds of a process share it. */
export function currentTemplate() {
  written ??= isCurrent() ? Promise.resolve() : run();
  return written;
}

function isCurrent() {
  const time = statSync(TEMPLATE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name))
      .map((name) => join(folder, name)),
  );
  return ['scripts/messages.mjs', ...sources].every((path) => statSync(path).mtimeMs <= time);
}

/** @returns {Promise<void>} */
function run() {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const child = spawn(process.execPath, [tsx, 'scripts/translations/write-template.ts'], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${TEMPLATE} could not be written`))));
  });
}
