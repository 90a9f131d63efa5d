/**
 * Makes a module of the changes that break official rules: `import('./breaks.yaml')` returns those in the case files of the folders that it names,
 * with the files that they change. Cases that write or read documents are left out.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';

/** A repeated character: `x×256`. */
const REPEATED = /(\S)×(\d+)/g;

/** Returns a text with each repeated character written out. @param {string} text */
export function withRepeated(text) {
  return text.replace(REPEATED, (_, character, times) => character.repeat(Number(times)));
}

/**
 * Returns the parts of a case file, which `---` separates.
 * @param {string} text
 * @returns {import('../src/formats/samples/case-files.ts').CaseFile[]}
 */
export function casesIn(text) {
  return withRepeated(text)
    .split(/^---\n/m)
    .map((part) => parse(part, { merge: true }));
}

/**
 * Returns the changes that a file of folders leads to.
 * @param {string} file
 * @returns {import('../src/formats/samples/broken.ts').Breaks}
 */
export function breaksIn(file) {
  const folder = dirname(file);
  const { cases, bases } = parse(readFileSync(file, 'utf8'));
  const all = /** @type {string[]} */ (cases).flatMap((owners) => caseFilesBelow(join(folder, owners)));
  return {
    files: all.filter((each) => each.rules ?? each.check),
    bases: basesIn(join(folder, bases)),
  };
}

/**
 * Returns the bases in a folder by name: `NAME.xml`, or the changes of another base in `NAME.xml.yaml`.
 * @param {string} folder
 * @returns {import('../src/formats/samples/bases.ts').Bases}
 */
export function basesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.xml(?:\.yaml)?$/.test(name),
  );
  return Object.fromEntries(
    files.sort().map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const name = file.replaceAll('\\', '/');
      return name.endsWith('.xml') ? [name, text] : [name.slice(0, -'.yaml'.length), parse(withRepeated(text))];
    }),
  );
}

/** @param {string} owners */
function caseFilesBelow(owners) {
  return readdirSync(owners)
    .map((name) => join(owners, name, 'cases'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => casesIn(readFileSync(name, 'utf8')));
}

/** Returns the same as a module, packed, since most changes are alike. @param {string} file */
export function breaksModule(file) {
  const packed = gzipSync(JSON.stringify(breaksIn(file)), { level: 9 }).toString('base64');
  return `export default ${JSON.stringify({ packed })};`;
}
