import { statSync, watchFile } from 'node:fs';
import { onDisk } from './raw-names.ts';

/**
 * The interval in milliseconds to check whether a file was replaced, since a mounted secret is replaced without a
 * signal.
 */
const LOOK = 5000;

/** Returns a text that changes whenever a file is written, replaced or removed. */
export function stampOf(file: string): string {
  const stat = statSync(onDisk(file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
}

/**
 * Calls `reload` each time a file differs from its stamp, which must be taken before reading the file. Does not keep
 * the process alive.
 */
export function watchReplaced(file: string, stamp: string, reload: () => void): void {
  let known = stamp;
  const look = () => {
    const now = stampOf(file);
    if (now === known) return;
    known = now;
    reload();
  };
  watchFile(onDisk(file), { interval: LOOK, persistent: false }, look);
  // `watchFile` misses a change before its first look, which comes later.
  setTimeout(look, LOOK).unref();
}
