import { isAbsolute, relative, resolve } from 'node:path';
import { stampOf } from '../../files/replaced.ts';
import { findFiles, rootOf } from './find-files.ts';

/** Milliseconds without a change after which files are looked at: programs write a file in several steps. */
const SETTLED = 100;

/** What `batch` passes over, unless a path names it. */
const HIDDEN = /(?:^|[/\\])(?:node_modules|\.[^./\\][^/\\]*)$/;

/** What is watched. */
export interface Watching {
  /** Files, folders and globs. */
  paths: readonly string[];
  /** XML and PDF in folders too. */
  takesXml: boolean;
  /** Returns whether a file is a result, which is not watched. */
  isResult: (file: string) => boolean;
  /** Given what cannot be watched, such as a folder that may not be read; all else goes on to be. */
  trouble: (error: unknown) => void;
}

/** Lists of files that were changed or added, as they come. */
export interface Changes extends AsyncIterable<readonly string[]> {
  end(): Promise<void>;
}

/** Watches the files that paths lead to, as `batch` finds them, also those that are yet to come. */
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
        // What happens while others are in work is looked at afterwards.
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

/** Starts to watch, and waits until all that is there is watched. */
async function watcherOf({ paths, trouble }: Watching) {
  const { watch } = await import('chokidar');
  const roots = new Set(paths.map((path) => resolve(rootOf(path))));
  const ignored = (path: string) => HIDDEN.test(path) && !roots.has(resolve(path));
  const watcher = watch([...roots], { ignoreInitial: true, ignored });
  watcher.on('error', trouble);
  await new Promise((ready) => void watcher.once('ready', () => ready(undefined)));
  return watcher;
}

/** Returns a function that gives the files that are not as they were when it was last called, or made. */
function comparison(watching: Watching): () => string[] {
  let known = stampsOf(watching);
  return () => {
    const before = known;
    known = stampsOf(watching);
    return [...known].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file);
  };
}

/** Returns the files with what changes when they are written. */
function stampsOf({ paths, takesXml, isResult }: Watching): Map<string, string> {
  const { files } = findFiles(paths, takesXml);
  return new Map(files.filter(({ file }) => !isResult(file)).map(({ file }) => [file, stampOf(file)]));
}

/** Returns whether a file is in a folder for results; in one around what is watched, of which that is no part. */
export function resultsIn(folder: string, paths: readonly string[]): (file: string) => boolean {
  const roots = paths.map(rootOf).filter((root) => isWithin(folder, root));
  return (file) => isWithin(folder, file) && !roots.some((root) => isWithin(root, file));
}

function isWithin(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return !way.startsWith('..') && !isAbsolute(way);
}
