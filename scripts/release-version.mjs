/**
 * Runs within `npm version`: collects the changes, dates the changelog, and writes the new version into all files that state it. `npm version`
 * then commits and tags them. Exits 1 if the changelog has nothing to release.
 *
 * Own code, because release tools (changesets, release-it) would replace `npm version` and need a plugin for each kind of file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * The files that state the version: programs, deployment and instructions. Two pages name the first version, which does
 * not change.
 */
const PLACES = [
  'src/engine/version.ts',
  'src/service/openapi/answers.json',
  'README.md',
  'server.json',
  'action.yml',
  '.pre-commit-hooks.yaml',
  'docs',
  'deploy',
  'examples',
  ':!spec',
  ':!docs/decisions',
  ':!docs/promises.md',
  ':!docs/contributing/build.md',
];

/** Returns the files that state a version. @param {string} version @returns {string[]} */
export function filesStating(version) {
  const files = execFileSync('git', ['grep', '-lF', version, '--', ...PLACES], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return files.filter((file) => renamed(readFileSync(file, 'utf8'), version, '') !== readFileSync(file, 'utf8'));
}

/**
 * Returns a changelog with changes under [Unreleased]: each is a line `Section: What users notice.`, and joins its section.
 * @param {string} changelog @param {readonly string[]} changes
 */
export function withChanges(changelog, changes) {
  const [head = '', unreleased = '', ...older] = changelog.split(/^(?=## )/m);
  let text = `${unreleased.trimEnd()}\n`;
  for (const change of changes) {
    const [, section, line] = /^([^:\n]+): (\S.*)\n?$/.exec(change) ?? [];
    if (section === undefined)
      throw new Error(`A change is one line, "Section: What users notice.", but this is not: ${change}`);
    const heading = `### ${section}\n`;
    if (!text.includes(heading)) text += `\n${heading}\n`;
    const [before = '', after = ''] = text.split(heading, 2);
    const end = after.search(/\n### /);
    const entries = (end < 0 ? after : after.slice(0, end)).trim();
    text = `${before}${heading}\n${entries === '' ? '' : `${entries}\n`}- ${line}\n${end < 0 ? '' : after.slice(end)}`;
  }
  return `${head}${text}${older.length > 0 ? '\n' : ''}${older.join('')}`;
}

/**
 * Returns a changelog with its unreleased entries moved to a version.
 * @param {string} changelog @param {string} version @param {string} day
 */
export function dated(changelog, version, day) {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m);
  const [unreleased = '', ...older] = sections;
  const entries = unreleased.replace(/^## \[Unreleased\].*\n/, '').trim();
  if (entries === unreleased.trim() || entries === '')
    throw new Error('The changelog has no entries under [Unreleased].');
  return `${head}## [Unreleased]\n\n## [${version}] - ${day}\n\n${entries}\n${older.length > 0 ? '\n' : ''}${older.join('')}`;
}

/** Returns a text with the new version where it states the old one. @param {string} text @param {string} old @param {string} version */
export function renamed(text, old, version) {
  return text.replaceAll(new RegExp(`(?<![\\d.])${old.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'g'), version);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version: old } = JSON.parse(execFileSync('git', ['show', 'HEAD:package.json'], { encoding: 'utf8' }));
  const day = new Date().toISOString().slice(0, 10);
  const changes = existsSync('changes') ? readdirSync('changes').map((name) => `changes/${name}`) : [];
  const collected = withChanges(
    readFileSync('CHANGELOG.md', 'utf8'),
    changes.map((file) => readFileSync(file, 'utf8')),
  );
  writeFileSync('CHANGELOG.md', dated(collected, version, day));
  for (const file of changes) rmSync(file);
  const files = filesStating(old);
  for (const file of files) writeFileSync(file, renamed(readFileSync(file, 'utf8'), old, version));
  execFileSync('git', ['add', 'CHANGELOG.md', 'changes', ...files]);
}
