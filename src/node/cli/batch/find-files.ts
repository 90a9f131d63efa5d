import { readdirSync, type Stats, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** A file of a batch, and its name below the path it was found by, for a mirrored folder. */
export interface BatchFile {
  file: string;
  within: string;
}

/** What a batch takes, and paths that lead nowhere. */
export interface FoundFiles {
  files: BatchFile[];
  missing: string[];
}

const DOCUMENTS = /\.(?:json|jsonl|ya?ml)$/i;
const GLOB = /[*?[{]/;

/**
 * The files that paths mean, sorted by path, each once: a file itself, of a folder all documents in it and below, of a
 * glob what it matches. Hidden files and `node_modules` are passed over, unless a path names them (chapter 09 §11).
 */
export function findFiles(paths: readonly string[]): FoundFiles {
  const found = new Map<string, BatchFile>();
  const missing: string[] = [];
  for (const path of paths) {
    const files = filesOf(path);
    if (files.length === 0 && statOf(path) === undefined) missing.push(path);
    for (const file of files) if (!found.has(file.file)) found.set(file.file, file);
  }
  return { files: [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1)), missing };
}

function filesOf(path: string): BatchFile[] {
  const stat = statOf(path);
  if (stat?.isDirectory()) {
    return walk(path, (name) => DOCUMENTS.test(name)).map((file) => ({ file, within: relative(path, file) }));
  }
  if (stat) return [{ file: path, within: basename(path) }];
  return GLOB.test(path) ? matching(path) : [];
}

function matching(glob: string): BatchFile[] {
  const parts = glob.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => GLOB.test(part)),
  );
  const base = fixed.length === 0 ? '.' : fixed.join('/') || '/';
  const pattern = patternOf(glob);
  return walk(base, (file) => pattern.test(file)).map((file) => ({ file, within: relative(base, file) }));
}

/** The files below a folder that a test passes, by their whole names. */
function walk(folder: string, passes: (file: string) => boolean): string[] {
  if (!statOf(folder)?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const file = folder === '.' ? entry.name : join(folder, entry.name);
    const stat = entry.isSymbolicLink() ? statOf(file) : entry;
    // Folders behind links are passed over: they may lead in circles.
    if (entry.isDirectory()) return walk(file, passes);
    return stat?.isFile() && passes(file) ? [file] : [];
  });
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** `**` stands for any folders, `*` and `?` for characters of a name, `[a-z]` for one of them, `{a,b}` for one of several. */
export function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/^\.\//, '')
    .replace(/\*\*\/|\*\*|\*|\?|\[!?[^\]]+\]|\{[^{}]*\}|[\\^$+.()|[\]{}]/g, (token) => {
      if (token === '**/') return '(?:[^/]+/)*';
      if (token === '**') return '.*';
      if (token === '*') return '[^/]*';
      if (token === '?') return '[^/]';
      if (token.startsWith('[') && token.length > 1) return token.replace('[!', '[^').replaceAll('\\', '\\\\');
      if (token.startsWith('{') && token.length > 1) return `(?:${alternatives(token)})`;
      return `\\${token}`;
    });
  return new RegExp(`^${source}$`);
}

function alternatives(braces: string): string {
  return braces
    .slice(1, -1)
    .split(',')
    .map((each) => patternOf(each).source.slice(1, -1))
    .join('|');
}
