/** Which packages' code is in what is built: found from the builds' entries, import by import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../imports.mjs';

/** The files that say what is built: pages, configurations of Vite, its plugins. @param {string} root */
function builds(root) {
  const plugins = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('-plugin.mjs'));
  return [
    ...readdirSync(root).filter((name) => /^vite\..*config\.ts$|\.html$/.test(name)),
    ...plugins.map((name) => `scripts/${name}`),
  ].map((name) => readFileSync(join(root, name), 'utf8'));
}

/** @param {string} text @param {RegExp} pattern with one group */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** What a file of `src/` imports at run time. @param {string} path @param {string} text */
function importsAt(path, text) {
  if (path.endsWith('.css')) return all(text, /@import\s+(?:url\()?['"]([^'"]+)['"]/g);
  if (!/\.tsx?$/.test(path)) return [];
  return importsOf(path, text)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ source }) => source.replace(/\?.*$/, ''));
}

/** The package that an import of another package means. @param {string} source */
const packageOf = (source) => source.split('/', source.startsWith('@') ? 2 : 1).join('/');

/**
 * Returns the names of the packages that sources reached from the entries of the builds import, that the builds copy
 * whole, and that package.json has installed along. What those need themselves is not among them.
 * @param {string} root the folder of package.json @param {{ dependencies?: Record<string, string> }} manifest
 */
export function shippedNames(root, manifest) {
  const texts = builds(root);
  const pending = texts.flatMap((text) => all(text, /['"`]\/?(src\/[\w./-]+\.tsx?)['"`]/g));
  if (pending.length === 0) throw new Error('no build names a file under src/ as its entry');
  const names = new Set(Object.keys(manifest.dependencies ?? {}));
  for (const source of texts.flatMap((text) => all(text, /\bresolve\(\s*['"]([^'"./][^'"]*)['"]/g)))
    if (existsSync(join(root, 'node_modules', packageOf(source)))) names.add(packageOf(source));
  const seen = new Set();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const source of importsAt(path, readFileSync(join(root, path), 'utf8'))) {
      if (source.startsWith('.')) pending.push(join(path, '..', source).replaceAll('\\', '/'));
      else if (!source.startsWith('node:')) names.add(packageOf(source));
    }
  }
  return names;
}

/**
 * Returns the packages inside the script of the documentation page, which its makers have bundled with versions of
 * their own, by their list of its modules. Their own packages, which are of one release with it, are not among them.
 * @param {{ modules: { name: string }[] }} list
 */
export function embedded({ modules }) {
  const found = modules.map(({ name }) => /\/\.pnpm\/(@[^+/]+\+)?([^@/]+)@([^_(/]+)/.exec(name));
  const labels = found.flatMap((match) =>
    match ? [`${match[1]?.replace('+', '/') ?? ''}${match[2]}@${match[3]}`] : [],
  );
  return [...new Set(labels)].map((each) => {
    const at = each.lastIndexOf('@');
    return { name: each.slice(0, at), version: each.slice(at + 1) };
  });
}
