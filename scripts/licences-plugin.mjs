/**
 * Lays the licence texts of all that is bundled beside it. What that is comes from the bundle: the modules in its files,
 * the style sheets that ours import, the fonts and other files in it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { installed, licenceTexts } from './licence-texts.mjs';
import { embedded } from './supply/shipped.mjs';

const require = createRequire(import.meta.url);

/**
 * @typedef {import('vite').Plugin} Plugin
 * @typedef {{ fileName: string, has?: (chunk: import('vite').Rolldown.OutputChunk) => boolean, also?: () => ReturnType<typeof installed> }} Part
 *   a file of texts, for all of the bundle or some of its scripts, and for further packages
 */

/** A plugin for Vite that writes these files. @param {Part[]} parts */
export function licences(parts) {
  /** The packages in workers, which are bundled by themselves, and before the page that starts them. @type {Set<string>} */
  const inWorkers = new Set();
  /** @type {Plugin} */
  const plugin = {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const { fileName, has = () => true, also = () => [] } of parts) {
        const folders = [...packagesIn(bundle, has), ...packagesOfStyles(this.getModuleIds()), ...inWorkers, ...also()];
        this.emitFile({ type: 'asset', fileName, source: licenceTexts(folders) });
      }
    },
  };
  /** For `worker.plugins`. @type {Plugin} */
  const ofWorkers = {
    name: 'licences-of-workers',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const folder of packagesIn(bundle, () => true)) inWorkers.add(folder);
    },
  };
  return { plugin, ofWorkers };
}

/** @param {import('vite').Rolldown.OutputBundle} bundle @param {NonNullable<Part['has']>} has */
function packagesIn(bundle, has) {
  const ids = Object.values(bundle).flatMap((part) => {
    if (part.type === 'asset') return part.originalFileNames;
    return has(part) ? part.moduleIds : [];
  });
  return ids.flatMap((id) => packageOf(id));
}

/** The folder of the package that a module is of; none for our own. @param {string} id @returns {string[]} */
function packageOf(id) {
  // What bundlers put in of their own.
  const [, tool] = /^\0(rolldown|vite)\//.exec(id) ?? [];
  if (tool) return [dirname(require.resolve(`${tool}/package.json`))];
  const [, folder] = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(id.replaceAll('\\', '/')) ?? [];
  return folder && existsSync(join(folder, 'package.json')) ? [resolve(folder)] : [];
}

/** The packages whose style sheets ours import: they become part of them, and are no modules. @param {Iterable<string>} ids */
function packagesOfStyles(ids) {
  /** @type {Set<string>} */
  const folders = new Set();
  const sheets = new Set([...ids].map((id) => id.replace(/\?.*$/, '')).filter((id) => /\.css$/.test(id)));
  for (const sheet of sheets) {
    for (const folder of packageOf(sheet)) folders.add(folder);
    for (const [, source = ''] of readFileSync(sheet, 'utf8').matchAll(
      /@import\s+(?:url\()?["'](?!https:)([^"']+)["']/g,
    )) {
      if (/^[./]/.test(source)) sheets.add(resolve(dirname(sheet), source));
      else folders.add(resolve('node_modules', /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? ''));
    }
  }
  return folders;
}

/** The packages inside the script of the documentation page, by its makers' list of its modules; those of their own too. */
export function packagesOfDocs() {
  const list = JSON.parse(readFileSync('node_modules/@scalar/api-reference/dist/browser/webpack-stats.json', 'utf8'));
  const names = list.modules.map((/** @type {{ name: string }} */ { name }) => /^\.\.\/([\w-]+)\//.exec(name)?.[1]);
  const own = new Set(names.filter(Boolean).map((/** @type {string} */ name) => `@scalar/${name}`));
  return installed([{ name: '@scalar/api-reference' }, ...[...own].map((name) => ({ name })), ...embedded(list)]);
}
