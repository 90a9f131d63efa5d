/**
 * Writes the type declarations of the published packages into `types`. The compiler writes one for every file that the entries reach; those
 * that no published type refers to are removed. `types-cjs` holds the same for `require`, because compilers derive the kind of a
 * declaration from the nearest package.json.
 *
 * Own code, because tools that bundle declarations (rolldown-plugin-dts, API Extractor) rename types of the same name, so editors would
 * show `Invoice$1`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { documentTypes } from './document-types.mjs';
import { extensionsOf, knownNames } from './known-names.mjs';
import { shakeTypes } from './shake-types.mjs';

/**
 * @param {string} target the package's folder @param {string[]} entries files of src, without ending
 * @param {typeof import('../src/library/index.ts')} library as it was built
 */
export function buildTypes(target, entries, library) {
  const folder = join(target, 'types');
  rmSync(folder, { recursive: true, force: true });
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const args = [compiler, '--project', 'tsconfig.types.json', '--outDir', folder];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types could not be built');

  /** @param {string} path @param {(text: string) => string} change */
  const rewrite = (path, change) => writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  // The functions are those of the core, whose declarations say what they do.
  rewrite('library/index.d.ts', (text) => `${text.slice(0, text.indexOf('*/') + 2)}\nexport * from './core.ts';\n`);
  const withNames = knownNames(library);
  rewrite('engine/known-names.d.ts', withNames);
  rewrite('formats/check/rule-codes.d.ts', withNames);
  rewrite('engine/document-types.d.ts', (text) => documentTypes(text, library.schema, extensionsOf(library)));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.d.ts')) rewrite(name, withoutChapters);
  for (const name of readdirSync(join(folder, 'operations')))
    if (name.endsWith('.d.ts')) rewrite(`operations/${name}`, asDeclared);

  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  shakeTypes(
    names.map((name) => resolve(folder, name)),
    entries.map((entry) => resolve(folder, `${entry}.d.ts`)),
  );
  const twin = join(target, 'types-cjs');
  rmSync(twin, { recursive: true, force: true });
  cpSync(folder, twin, { recursive: true });
  writeFileSync(join(twin, 'package.json'), '{ "type": "commonjs" }\n');
}

/** Returns declarations without references to chapters of the specification, which users of a package do not have. @param {string} text */
function withoutChapters(text) {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, (comment) =>
    comment
      .replace(/[\s*]*\((?:see |Spec )?(?:chapter[\s*]+\d|§)[^()]*\)/g, '')
      .replace(/[\s*]*(?:Spec|Shapes by)[\s*]+chapter[\s*]+\d[^.]*(?:\.\d+[^.]*)*\.(?=[\s*])/g, '')
      .replace(/ (?:of|by)[\s*]+chapter[\s*]+\d+[\s*]+§[\d.]*\d/g, ''),
  );
}

/** Returns declarations in which operations show only their fields and answers. @param {string} text */
function asDeclared(text) {
  return text.replace(
    /import\("\.\/operation\.ts"\)\.Operation<([^,]+), ([^>]+)>/g,
    '{ readonly fields: readonly ($1)[]; readonly answer: $2 }',
  );
}
