import { isAbsolute, relative, resolve } from 'node:path';
import { stampOf } from '../../files/replaced.ts';
import { findFiles, rootOf, type Wanted } from './find-files.ts';

/** Milliseconds without a change before files are read: programs write a file in several steps. */
const SETTLED = 100;

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
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED);
  });

  return {
    async *[Symbol.asyncIterator]() {
      while (!isOver) {
        // Changes during the work are examined afterwards.
        if (!mayHaveChanged) await new Promise<void>((resolve) => (wake = resolve));
        mayHaveChanged = false;
        const files = isOver ? [] : changed();
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

/** Returns a function that returns the files changed since its last call. */
function comparison(watching: Watching): () => string[] {
  let known = stampsOf(watching);
  return () => {
    const before = known;
    known = stampsOf(watching);
    const removed = watching.withRemoved ? [...before.keys()].filter((file) => !known.has(file)) : [];
    return [...[...known].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file), ...removed];
  };
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
