/**
 * `npm run build:types`: the declarations of the library, the client and the fetch handler, in `dist/types`. The compiler writes one
 * for every file that either reaches; those that no published type refers to are removed again.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const folder = 'dist/types';
const entries = ['library/index.d.ts', 'client/index.d.ts', 'service/fetch-handler.d.ts'];

rmSync(folder, { recursive: true, force: true });
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '--project', 'tsconfig.types.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

/** The declarations that a file refers to. @param {string} file */
const references = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)\.tsx?["']/g)].map(
    ([, path = '']) => resolve(dirname(file), `${path}.d.ts`),
  );

const needed = new Set(entries.map((entry) => resolve(folder, entry)));
for (const file of needed) for (const reference of references(file)) needed.add(reference);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = resolve(folder, name);
  if (name.endsWith('.d.ts') && !needed.has(file)) rmSync(file);
}
