/** Paths in the documents of the project lead to files and folders that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Where paths in documents begin. */
const BASES = ['', 'src', 'src/workbench'];
const roots = new Set(['src', 'scripts', 'docs', 'e2e', 'site', 'bench', ...readdirSync('src')]);

/** A name to fill in, what builds write, and a file of the reader. */
const OTHER = /\b(?:CODE|xx)\b|^src\/(?:formats\/rules\/examples\.json|translations\/messages\.pot)$|^src\/index\.ts$/;

/** Yields paths in code style: at least two steps without placeholders, the first one a folder of the project. */
function* pathsIn(text: string): Generator<string> {
  for (const [, path = ''] of text.matchAll(/`([a-z][\w-]*(?:\/[\w.-]+)+\/?)`/g)) {
    const [root = ''] = path.split('/');
    const isFile = /\.(?:[cm]?[jt]sx?|json|ya?ml|md|po|css)$/.test(path);
    if (roots.has(root) && (isFile || path.startsWith('src/') || path.endsWith('/'))) yield path;
  }
}

it('paths in pages lead to existing files and folders', () => {
  const missing = pages.flatMap((page) =>
    [...pathsIn(readFileSync(page, 'utf8'))]
      .filter((path) => !OTHER.test(path) && !BASES.some((base) => existsSync(join(base, path))))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('pathsIn finds the paths of a page', () => {
  expect([...pathsIn(readFileSync('ARCHITECTURE.md', 'utf8'))].length).toBeGreaterThan(20);
});
