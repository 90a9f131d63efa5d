import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { operationNamed } from '../../../service/operations/index.ts';
import { onDisk } from '../../files/raw-names.ts';
import { findFiles, rootOf } from './find-files.ts';

/** Milliseconds without a change after which files are looked at: programs write a file in several steps. */
const SETTLED = 100;

/** Lists of files that were changed or added, as they come. */
export interface Changes extends AsyncIterable<readonly string[]> {
  end(): Promise<void>;
}

/** What `batch` passes over, unless a path names it. */
const HIDDEN = /(?:^|[/\\])(?:node_modules|\.[^./\\][^/\\]*)$/;

/**
 * Watches the files that paths lead to, as `batch` finds them, also those that are yet to come, but for those in the folder of results.
 * @param trouble is given what cannot be watched, such as a folder that may not be read; all else goes on to be
 */
export async function watchFiles(
  paths: readonly string[],
  operation: string,
  results: string | undefined,
  trouble: (error: unknown) => void,
): Promise<Changes> {
  const { watch } = await import('chokidar');
  const takesXml = operationNamed(operation)?.takesXml ?? false;
  const isResult = (file: string) => results !== undefined && isWithin(results, file);
  let known = stampsOf(paths, takesXml, isResult);
  const roots = new Set(paths.map((path) => resolve(rootOf(path))));
  const ignored = (path: string) => HIDDEN.test(path) && !roots.has(resolve(path));
  const watcher = watch([...roots], { ignoreInitial: true, ignored });
  watcher.on('error', trouble);
  await new Promise((ready) => void watcher.once('ready', () => ready(undefined)));

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
  /** Returns the files that are not as they were when this was last asked. */
  const changed = () => {
    const before = known;
    known = stampsOf(paths, takesXml, isResult);
    return [...known].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file);
  };

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

/** Returns the files with what changes when they are written. */
function stampsOf(
  paths: readonly string[],
  takesXml: boolean,
  isResult: (file: string) => boolean,
): Map<string, string> {
  const { files } = findFiles(paths, takesXml);
  return new Map(files.filter(({ file }) => !isResult(file)).map(({ file }) => [file, stampOf(file)]));
}

function isWithin(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return !way.startsWith('..') && !isAbsolute(way);
}

function stampOf(file: string): string {
  const stat = statSync(onDisk(file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
}
