import { type Dirent, readdirSync, type Stats } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Message } from '../../../engine/text/message.ts';
import { type CommandError, fileError } from '../../files/exit.ts';
import { nameOf, onDisk } from '../../files/raw-names.ts';
import { statOf } from '../../files/stat.ts';

/** A file of a batch, and its name relative to the path that led to it, for a mirrored folder. */
export interface BatchFile {
  file: string;
  within: string;
}

/**
 * The files of a batch and the paths that could not be read, in the order of the paths. Own code, because packages for patterns stop at or
 * silently omit unreadable folders and names that are not UTF-8.
 */
export interface FoundFiles {
  files: BatchFile[];
  unreadable: Unreadable[];
}

/** A path that does not exist or cannot be opened. */
interface Unreadable {
  path: string;
  why: Message;
}

const DOCUMENTS = /\.(?:json|jsonl|ndjson|ya?ml)(?:\.gz)?$/i;
const DOCUMENTS_AND_FILES = /\.(?:json|jsonl|ndjson|ya?ml|xml|xsig|pdf|p7m)(?:\.gz)?$/i;
/**
 * Returns whether a file of a folder or archive is a document, by its name. @param takesXml also accepts e-invoices in XML and PDF, signed
 * or not
 */
export function isDocumentName(name: string, takesXml: boolean): boolean {
  return (takesXml ? DOCUMENTS_AND_FILES : DOCUMENTS).test(name);
}

const GLOB = /[*?[{]/;

/**
 * Returns the files that paths select, sorted, each once: a file itself, all documents in and below a folder (XML and PDF if requested),
 * the matches of a glob. Skips hidden files and `node_modules`, unless a path names them (chapter 09 §11).
 */
export function findFiles(paths: readonly string[], wanted: Wanted = false): FoundFiles {
  const found = new Map<string, BatchFile>();
  const unreadable = new Map<string, Unreadable>();
  for (const path of paths) {
    const trouble: Trouble = (where, { reason }) => void unreadable.set(resolve(where), { path: where, why: reason });
    const files = attempt(path, trouble, () => filesOf(path, wanted, trouble)) ?? [];
    for (const each of files) if (!found.has(resolve(each.file))) found.set(resolve(each.file), each);
  }
  return {
    files: [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    unreadable: [...unreadable.values()],
  };
}

/** Which files of folders to find: documents, with or without e-invoices, or those with a wanted name. */
export type Wanted = boolean | ((name: string) => boolean);

/** Records a path that cannot be read. */
type Trouble = (path: string, error: CommandError) => void;

function attempt<T>(path: string, trouble: Trouble, look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    // File access throws no other errors.
    trouble(path, error as CommandError);
    return undefined;
  }
}

function filesOf(path: string, wanted: Wanted, trouble: Trouble): BatchFile[] {
  const passes = typeof wanted === 'function' ? wanted : (name: string) => isDocumentName(name, wanted);
  const stat = statOf(path);
  if (stat?.isDirectory())
    return walk(path, passes, trouble).map((file) => ({
      file,
      within: relative(path, file),
    }));
  if (stat) return [{ file: path, within: basename(path) }];
  const files = GLOB.test(path) ? matching(path, trouble) : [];
  if (files.length === 0) trouble(path, fileError('open', path, MISSING));
  return files;
}

const MISSING = { code: 'ENOENT' };

/** Returns the path to watch: the file or folder itself, or the folder that holds all matches of a glob. */
export function rootOf(path: string): string {
  return statOf(path) || !GLOB.test(path) ? path : baseOf(path);
}

function baseOf(glob: string): string {
  const parts = glob.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => GLOB.test(part)),
  );
  return fixed.length === 0 ? '.' : fixed.join('/') || '/';
}

function matching(glob: string, trouble: Trouble): BatchFile[] {
  const base = baseOf(glob);
  const pattern = patternOf(glob);
  return walk(base, (file) => pattern.test(file), trouble).map((file) => ({ file, within: relative(base, file) }));
}

/** Returns the full names of the files below a folder that pass a test. */
function walk(folder: string, passes: (file: string) => boolean, trouble: Trouble): string[] {
  return entriesOf(folder, trouble).flatMap((entry) => {
    const name = nameOf(entry.name);
    if (name.startsWith('.') || name === 'node_modules') return [];
    const file = folder === '.' ? name : join(folder, name);
    if (entry.isDirectory()) return walk(file, passes, trouble);
    if (!passes(file)) return [];
    // Linked folders are skipped: they may form cycles.
    const stat = entry.isSymbolicLink() ? attempt(file, trouble, () => behind(file)) : entry;
    return stat?.isFile() ? [file] : [];
  });
}

function entriesOf(folder: string, trouble: Trouble): Dirent<Buffer>[] {
  const read = () => {
    try {
      return readdirSync(onDisk(folder), { withFileTypes: true, encoding: 'buffer' });
    } catch (error) {
      throw fileError('open', folder, error);
    }
  };
  return attempt(folder, trouble, () => (statOf(folder)?.isDirectory() ? read() : [])) ?? [];
}

/** Returns the target of a link, which must exist. */
function behind(link: string): Stats {
  const stat = statOf(link);
  if (!stat) throw fileError('open', link, MISSING);
  return stat;
}

/**
 * Returns the pattern of a glob: `**` matches any folders, `*` and `?` characters of a name, `[a-z]` a character of a range, `{a,b}` one of
 * several texts.
 * @internal
 */
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
  try {
    return new RegExp(`^${source}$`);
  } catch {
    // `[z-a]` is an empty range.
    return NOTHING;
  }
}

const NOTHING = /^(?!)$/;

function alternatives(braces: string): string {
  return braces
    .slice(1, -1)
    .split(',')
    .map((each) => patternOf(each).source.slice(1, -1))
    .join('|');
}
