/** Tools in folders of their own, each with its lockfile: too many for everyone who works on this to install. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install-packages.mjs';

/** Installs the tools of a folder where they are not, or others. @param {string} folder */
export function installTools(folder) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const mark = join(folder, 'node_modules', '.lock-hash');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  writeFileSync(mark, wanted);
}
