import { type Dirent, readdirSync, type Stats } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { type CommandError, fileError } from '../../files/exit.ts';
import { nameOf, onDisk } from '../../files/raw-names.ts';
import { statOf } from '../../files/stat.ts';

/** A file of a batch, and its name below the path it was found by, for a mirrored folder. */
export interface BatchFile {
  file: string;
  within: string;
}

/** What a batch takes, and what could not be read on the way, in the order of the paths. */
export interface FoundFiles {
  files: BatchFile[];
  unreadable: Unreadable[];
}

/** A path that leads nowhere, or to what cannot be looked into. */
interface Unreadable {
  path: string;
  message: string;
}

const DOCUMENTS = /\.(?:json|jsonl|ndjson|ya?ml)(?:\.gz)?$/i;
const DOCUMENTS_AND_FILES = /\.(?:json|jsonl|ndjson|ya?ml|xml|pdf|p7m)(?:\.gz)?$/i;
/** Returns whether a file of a folder, or of an archive, is a document, by its name. @param takesXml e-invoices in XML and PDF are too, and such in a signature */
export function isDocumentName(name: string, takesXml: boolean): boolean {
  return (takesXml ? DOCUMENTS_AND_FILES : DOCUMENTS).test(name);
}

const GLOB = /[*?[{]/;

/**
 * Returns the files that paths mean, sorted by path, each once however it is written: a file itself, of a folder all documents in it and
 * below (XML and PDF where they are taken), of a glob what it matches. Hidden files and `node_modules` are passed over, unless a path names them (chapter 09 §11).
 */
export function findFiles(paths: readonly string[], takesXml = false): FoundFiles {
  const found = new Map<string, BatchFile>();
  const unreadable = new Map<string, Unreadable>();
  for (const path of paths) {
    const trouble: Trouble = (where, { message }) => void unreadable.set(resolve(where), { path: where, message });
    const files = attempt(path, trouble, () => filesOf(path, takesXml, trouble)) ?? [];
    for (const each of files) if (!found.has(resolve(each.file))) found.set(resolve(each.file), each);
  }
  return {
    files: [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    unreadable: [...unreadable.values()],
  };
}

/** Takes note of a path that cannot be read. */
type Trouble = (path: string, error: CommandError) => void;

function attempt<T>(path: string, trouble: Trouble, look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    // Nothing else is thrown for a file.
    trouble(path, error as CommandError);
    return undefined;
  }
}

function filesOf(path: string, takesXml: boolean, trouble: Trouble): BatchFile[] {
  const stat = statOf(path);
  if (stat?.isDirectory())
    return walk(path, (name) => isDocumentName(name, takesXml), trouble).map((file) => ({
      file,
      within: relative(path, file),
    }));
  if (stat) return [{ file: path, within: basename(path) }];
  const files = GLOB.test(path) ? matching(path, trouble) : [];
  if (files.length === 0) trouble(path, fileError('open', path, MISSING));
  return files;
}

const MISSING = { code: 'ENOENT' };

/** Returns what is watched for the files that a path leads to: itself, or the folder in which all are that a glob matches. */
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

/** Returns the files below a folder that a test passes, by their whole names. */
function walk(folder: string, passes: (file: string) => boolean, trouble: Trouble): string[] {
  return entriesOf(folder, trouble).flatMap((entry) => {
    const name = nameOf(entry.name);
    if (name.startsWith('.') || name === 'node_modules') return [];
    const file = folder === '.' ? name : join(folder, name);
    if (entry.isDirectory()) return walk(file, passes, trouble);
    if (!passes(file)) return [];
    // Folders behind links are passed over: they may lead in circles.
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

/** Returns what a link leads to, which must be there. */
function behind(link: string): Stats {
  const stat = statOf(link);
  if (!stat) throw fileError('open', link, MISSING);
  return stat;
}

/**
 * Returns the pattern of a glob: `**` matches any folders, `*` and `?` characters of a name, `[a-z]` one of them, `{a,b}` one of several.
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
    // Between the ends of `[z-a]` there is nothing.
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
