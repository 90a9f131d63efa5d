/**
 * Runs within `npm version`: dates the changelog, and writes the new version into all files that state it. `npm version`
 * then commits and tags them. Exits 1 if the changelog has nothing to release.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Files that state the version: programs, deployment, and instructions that name a package or an image. */
const FILES = [
  'src/engine/version.ts',
  'src/service/openapi/answers.json',
  'deploy/compose.yaml',
  'deploy/helm/billwright/Chart.yaml',
  'examples/kubernetes/batch-job.yaml',
  'examples/kubernetes/queue-worker.yaml',
  'examples/queue/package.json',
  'examples/spark/README.md',
  'README.md',
  'docs/cli.md',
  'docs/monitoring.md',
  'docs/service.md',
  'docs/settings.md',
  'docs/guides/run-for-a-team.md',
];

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
  writeFileSync('CHANGELOG.md', dated(readFileSync('CHANGELOG.md', 'utf8'), version, day));
  for (const file of FILES) writeFileSync(file, renamed(readFileSync(file, 'utf8'), old, version));
  execFileSync('git', ['add', 'CHANGELOG.md', ...FILES]);
}
