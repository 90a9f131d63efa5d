/**
 * Checks that every reference to a chapter of the specification, in code and texts, leads to a heading of spec.
 *
 *   node scripts/check-chapters.mjs [folder with spec and the referring files]
 *
 * A reference is "chapter 09 §2.3" or a list: "chapter 06 §1.7 and §1.8, 04 §1". "§2.3" alone belongs to the chapter
 * that the file names last before it or first after it; in spec, to its own chapter. Sections of laws have a
 * space, "§ 14 UStG", and sections of RFCs follow the name of the RFC.
 *
 * Own code, because link checkers (such as VitePress's, which checks the site) do not read comments in code.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? '.');
const SPEC = 'spec';
const PLACES = [
  'src',
  'scripts',
  'e2e',
  'bench',
  'docs',
  'spec',
  '.ci',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
];
const READ = /\.(?:tsx?|mjs|js|md|css|html)$/;

/** "chapter 09", followed by its sections, which may include those of other chapters. */
const CITED = /\bchapters?\s+(\d{1,2})\b((?:(?:,|\s+and|\s+or|\s+to)?\s*(?:\d{2}\s+)?§\s?\d+(?:\.\d+)*)*)/gi;
/** A section, with its chapter if named. */
const SECTION = /(?:\b(\d{2})\s+)?§(\s?)(\d+(?:\.\d+)*)/g;
/** The start of a line with its comment mark: a reference may continue on the next line. */
const LINE_START = /\n[ \t]*(?:\*(?!\/)|\/\/|>)?[ \t]*/g;
/** The start of a reference to another document with sections, before "§3.2". */
const ELSEWHERE = /\b(?:RFC|SP|FIPS)\s[^;()]*$/;

/**
 * @typedef {object} Reference
 * @property {number} at its position in the text
 * @property {string | undefined} chapter
 * @property {string | undefined} [section]
 * @property {boolean} [isSpaced] whether there is a space before its number
 */

/** Section numbers by chapter. @type {Map<string, Set<string>>} */
const chapters = new Map(
  list(SPEC).flatMap((file) => {
    const [, chapter] = /^spec\/(\d{2})-/.exec(file) ?? [];
    if (chapter === undefined) return [];
    const headings = [...read(file).matchAll(/^#{2,4} (\d+(?:\.\d+)*)[. ]/gm)].map(([, number = '']) => number);
    return [[chapter, new Set(headings)]];
  }),
);

const files = PLACES.flatMap(list);
const references = files.flatMap((file) => referencesIn(file).map((reference) => ({ file, ...reference })));
const faults = references.flatMap(({ file, ...reference }) => {
  const fault = faultOf(reference);
  return fault === undefined ? [] : [`${file}:${read(file).slice(0, reference.at).split('\n').length}: ${fault}`];
});

for (const each of faults) console.error(each);
console.log(
  `${files.length} files, ${references.length} references to ${chapters.size} chapters, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 || references.length === 0 ? 1 : 0;

/** Returns all references in a file. @param {string} file @returns {Reference[]} */
function referencesIn(file) {
  const text = read(file).replace(LINE_START, (start) => ' '.repeat(start.length));
  const [, own] = /^spec\/(\d{2})-/.exec(file) ?? [];
  const cited = [...text.matchAll(CITED)].map(({ index, 0: whole, 1: number = '', 2: rest = '' }) => {
    const chapter = number.padStart(2, '0');
    return {
      at: index,
      end: index + whole.length,
      chapter,
      sections: sectionsIn(rest, index + whole.length - rest.length, chapter),
    };
  });
  const bare = sectionsIn(text, 0, undefined).filter(
    ({ at, chapter, isSpaced }) =>
      (chapter !== undefined || !isSpaced) &&
      !cited.some(({ at: start, end }) => start <= at && at < end) &&
      !ELSEWHERE.test(text.slice(Math.max(0, at - 60), at)),
  );
  return [
    ...cited.flatMap(({ at, chapter, sections }) => (sections.length > 0 ? sections : [{ at, chapter }])),
    ...bare.map((reference) => {
      const named = own ?? cited.findLast(({ at }) => at < reference.at)?.chapter ?? cited[0]?.chapter;
      return { ...reference, chapter: reference.chapter ?? named };
    }),
  ];
}

/**
 * Returns the sections in a text, each with the chapter named with it or before it.
 * @param {string} text @param {number} from where it begins in its file @param {string | undefined} chapter @returns {Reference[]}
 */
function sectionsIn(text, from, chapter) {
  let current = chapter;
  return [...text.matchAll(SECTION)].map(({ index, 1: other, 2: gap, 3: section }) => {
    if (chapter !== undefined) current = other ?? current;
    return { at: from + index, chapter: other ?? current, section, isSpaced: gap !== '' };
  });
}

/** Returns the fault of a reference, if any. @param {Reference} reference */
function faultOf({ chapter, section, isSpaced }) {
  if (chapter === undefined) return `name the chapter of §${section}; the file names none`;
  const sections = chapters.get(chapter);
  if (!sections) return `there is no chapter ${chapter} in ${SPEC}`;
  if (section === undefined) return undefined;
  if (!sections.has(section)) return `chapter ${chapter} has no section ${section}`;
  return isSpaced ? `write §${section}, without a space` : undefined;
}

/**
 * Returns the files at or below a path that may refer to chapters. Tests of this check contain bad references. @param {string} path
 * @returns {string[]}
 */
function list(path) {
  if (!existsSync(join(root, path))) return [];
  if (READ.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((name) => READ.test(name) && !/(?:^|\/)(?:node_modules|check-chapters)[./]/.test(name));
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
