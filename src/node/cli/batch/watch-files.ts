import { isAbsolute, relative, resolve } from 'node:path';
import { stampOf } from '../../files/replaced.ts';
import { findFiles, rootOf, type Wanted } from './find-files.ts';

/** Milliseconds without a change before files are read: programs write a file in several steps. */
const SETTLED = 100;

/** Milliseconds after which a file that is being written is examined again. */
const UNFINISHED = 500;

/** Paths that `batch` skips unless they are named. */
const HIDDEN = /(?:^|[/\\])(?:node_modules|\.[^./\\][^/\\]*)$/;

/** What to watch. */
export interface Watching {
  /** Files, folders and globs. */
  paths: readonly string[];
  /** Which files of folders to watch. */
  wanted: Wanted;
  /** Returns whether a file is a result, which is not watched. */
  isResult: (file: string) => boolean;
  /** Whether removed files are listed too. */
  withRemoved?: boolean;
  /** Returns whether a file is still being written. It is listed once it is complete. */
  isUnfinished?: (file: string) => boolean;
  /** Receives errors of paths that cannot be watched, such as an unreadable folder; the others stay watched. */
  trouble: (error: unknown) => void;
}

/** Lists of changed and added files, as they occur. */
export interface Changes extends AsyncIterable<readonly string[]> {
  end(): Promise<void>;
}

/** Watches the files that `batch` would find at the paths, including future ones. */
export async function watchFiles(watching: Watching): Promise<Changes> {
  const changed = comparison(watching);
  const watcher = await watcherOf(watching);
  let isOver = false;
  let mayHaveChanged = true;
  let wake = () => {};
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    mayHaveChanged = true;
    wake();
  };
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, milliseconds);
  };
  watcher.on('all', () => lookIn(SETTLED));

  return {
    async *[Symbol.asyncIterator]() {
      while (!isOver) {
        // Changes during the work are examined afterwards.
        if (!mayHaveChanged) await new Promise<void>((resolve) => (wake = resolve));
        mayHaveChanged = false;
        const { files, isUnfinished } = isOver ? NOTHING : changed();
        if (isUnfinished) lookIn(UNFINISHED);
        if (files.length > 0) yield files;
      }
    },
    async end() {
      isOver = true;
      clearTimeout(timer);
      look();
      await watcher.close();
    },
  };
}

/** Starts watching, and resolves when all existing files are watched. */
async function watcherOf({ paths, trouble }: Watching) {
  const { watch } = await import('chokidar');
  const roots = new Set(paths.map((path) => resolve(rootOf(path))));
  const ignored = (path: string) => HIDDEN.test(path) && !roots.has(resolve(path));
  const watcher = watch([...roots], { ignoreInitial: true, ignored });
  watcher.on('error', trouble);
  await new Promise((ready) => void watcher.once('ready', () => ready(undefined)));
  return watcher;
}

/** The files changed since the last look, and whether others are still being written. */
interface Compared {
  files: readonly string[];
  isUnfinished: boolean;
}

const NOTHING: Compared = { files: [], isUnfinished: false };

/** Returns a function that compares the files with those of its last call. */
function comparison(watching: Watching): () => Compared {
  const { withRemoved, isUnfinished = () => false } = watching;
  let known = new Map<string, string>();
  const look = (): Compared => {
    const before = known;
    known = stampsOf(watching);
    const unfinished = [...known.keys()].filter(isUnfinished);
    for (const file of unfinished) {
      const stamp = before.get(file);
      if (stamp === undefined) known.delete(file);
      else known.set(file, stamp);
    }
    const removed = withRemoved ? [...before.keys()].filter((file) => !known.has(file)) : [];
    const changed = [...known].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file);
    return { files: [...changed, ...removed], isUnfinished: unfinished.length > 0 };
  };
  look();
  return look;
}

/** Returns the files with stamps that change when they are written. */
function stampsOf({ paths, wanted, isResult }: Watching): Map<string, string> {
  const { files } = findFiles(paths, wanted);
  return new Map(files.filter(({ file }) => !isResult(file)).map(({ file }) => [file, stampOf(file)]));
}

/** Returns whether a file is in the results folder. If that folder contains the watched paths, those do not count. */
export function resultsIn(folder: string, paths: readonly string[]): (file: string) => boolean {
  const roots = paths.map(rootOf).filter((root) => isWithin(folder, root));
  return (file) => isWithin(folder, file) && !roots.some((root) => isWithin(root, file));
}

function isWithin(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return !way.startsWith('..') && !isAbsolute(way);
}
