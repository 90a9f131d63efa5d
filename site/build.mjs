/**
 * `npm run docs`: makes the site of the documentation in `dist/docs`, which the service then serves under `/docs`, and any web server at
 * any address.
 * Writes the pages of declarations, runs VitePress, moves scripts out of the pages into files, as the pages' security
 * policy requires, and follows every link within the site. Exits with 1 if a link is broken, or if the search
 * does not find the pages in search-queries.json. Installs VitePress from
 * the lockfile of this folder if it is missing.
 *
 * Own code around VitePress, because it writes scripts into pages, and checks no links to headings.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { generateLicenseFile } from 'generate-license-file';
import { run } from '../scripts/install-packages.mjs';
import { installTools } from '../scripts/install-tools.mjs';
import { BASE, relative } from './relative.mjs';
import { lostQueries } from './search.mjs';

const SITE = 'site';
const OUT = 'dist/docs';

installTools(SITE);
console.log(run('npx', ['tsx', 'site/generate/index.ts', 'site/.pages']).trim());
run(process.execPath, [join(SITE, 'node_modules/vitepress/bin/vitepress.js'), 'build', SITE]);
const lost = await lostQueries(SITE, OUT);
await generateLicenseFile([join(SITE, 'package.json')], join(OUT, 'third-party-licenses.txt'), {
  lineEnding: 'lf',
  // The theme has the font in its own files.
  append: ['node_modules/@fontsource-variable/inter/LICENSE'],
});

const filesIn = () =>
  readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(OUT, name)).isFile());
const pages = filesIn().filter((file) => extname(file) === '.html');

for (const page of pages) writeFileSync(join(OUT, page), withoutScripts(readFileSync(join(OUT, page), 'utf8')));
const files = filesIn();
for (const file of files) {
  if (!/\.(?:html|js|css)$/.test(file)) continue;
  const text = readFileSync(join(OUT, file), 'utf8');
  writeFileSync(join(OUT, file), relative(file, text));
}
const texts = new Map(pages.map((page) => [page, readFileSync(join(OUT, page), 'utf8')]));

const places = new Map(
  [...texts].map(([page, text]) => [page, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
);
const dead = new Set([...texts].flatMap(([page, text]) => deadLinks(page, text)));
for (const section of Object.keys(JSON.parse(readFileSync(join(SITE, 'search-words.json'), 'utf8')))) {
  const [page = '', id = ''] = section.split('#');
  if (!places.get(page)?.has(id)) dead.add(`search-words.json: ${section}`);
}
for (const query of lost) console.error(`✗ ${query}`);
for (const link of dead) console.error(`✗ ${link}`);
const bytes = files.reduce((sum, file) => sum + readFileSync(join(OUT, file)).length, 0);
console.log(`${pages.length} pages in ${OUT}, ${Math.round(bytes / 1e6)} MB; ${dead.size} links lead nowhere`);
if (dead.size > 0 || lost.length > 0) process.exitCode = 1;

/**
 * Returns a page with its scripts in files, named by their content. Vite writes no `<` into scripts. @param {string}
 * text
 */
function withoutScripts(text) {
  return text.replace(/<script((?![^>]* src=)[^>]*)>([^<]*)<\/script>/g, (_, attributes, script) => {
    const name = `assets/page.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(OUT, name), script);
    return `<script${attributes} src="${BASE}${name}"></script>`;
  });
}

/**
 * Returns the broken links of a page, including links to places within pages. @param {string} page @param {string} text
 */
function deadLinks(page, text) {
  const addresses = [...text.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => unescaped(address));
  return addresses.flatMap((address) => {
    const { origin, pathname, hash } = new URL(address, `http://site.test/docs/${page}`);
    if (origin !== 'http://site.test' || !pathname.startsWith('/docs/')) return [];
    const target = fileOf(decodeURI(pathname.slice('/docs/'.length)));
    const isThere =
      target !== undefined &&
      (hash === '' || !places.has(target) || places.get(target)?.has(decodeURIComponent(hash.slice(1))));
    return isThere ? [] : [`${page}: ${address}`];
  });
}

/** Returns the file at an address as the service does. @param {string} path */
function fileOf(path) {
  return [path, `${path}.html`, posix.join(path, 'index.html')].find((file) => files.includes(file));
}

/** @param {string} text */
function unescaped(text) {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
