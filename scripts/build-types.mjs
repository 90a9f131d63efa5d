/**
 * Writes the type declarations of the published packages into `types`. The compiler writes one for every file that the
 * entries reach; those that no published type refers to are removed. `types-cjs` holds the same for `require`, as
 * compilers take the kind of a declaration from the nearest package.json.
 *
 * Our own, because API Extractor and rollup-plugin-dts need a TypeScript before 6.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { documentTypes } from './document-types.mjs';

/**
 * @param {string} target the package's folder @param {string[]} entries files of src, without ending
 * @param {typeof import('../src/library/index.ts').schema} schema of the library that was built
 */
export function buildTypes(target, entries, schema) {
  const folder = join(target, 'types');
  rmSync(folder, { recursive: true, force: true });
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const args = [compiler, '--project', 'tsconfig.types.json', '--outDir', folder];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types could not be built');

  const documents = join(folder, 'engine', 'document-types.d.ts');
  writeFileSync(documents, documentTypes(readFileSync(documents, 'utf8'), schema));

  const needed = new Set(entries.map((entry) => resolve(folder, `${entry}.d.ts`)));
  for (const file of needed) for (const reference of references(file)) needed.add(reference);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = resolve(folder, name);
    if (name.endsWith('.d.ts') && !needed.has(file)) rmSync(file);
  }
  const twin = join(target, 'types-cjs');
  rmSync(twin, { recursive: true, force: true });
  cpSync(folder, twin, { recursive: true });
  writeFileSync(join(twin, 'package.json'), '{ "type": "commonjs" }\n');
}

/** The declarations that a file refers to. @param {string} file */
function references(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)\.tsx?["']/g)].map(([, path = '']) =>
    resolve(dirname(file), `${path}.d.ts`),
  );
}
