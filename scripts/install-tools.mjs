/**
 * Installs tools in separate folders, each with its lockfile: too many to install for every developer. Own code, because `npm ci` installs
 * everything again even if nothing has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install-packages.mjs';

/** Installs the tools of a folder if missing or outdated. @param {string} folder */
export function installTools(folder) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const mark = join(folder, 'node_modules', '.lock-hash');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  writeFileSync(mark, wanted);
}
