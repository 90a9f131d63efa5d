import { statSync, watchFile } from 'node:fs';
import { onDisk } from './raw-names.ts';

/** Milliseconds between looks whether a file has been replaced: a mounted secret is, without a signal. */
const LOOK = 5000;

/** Returns a text that is another once a file has been written, replaced or removed. */
export function stampOf(file: string): string {
  const stat = statSync(onDisk(file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
}

/** Calls `reload` each time that a file is no longer as it was when its stamp was taken, which is to be before it is read. Keeps no process alive. */
export function watchReplaced(file: string, stamp: string, reload: () => void): void {
  let known = stamp;
  const look = () => {
    const now = stampOf(file);
    if (now === known) return;
    known = now;
    reload();
  };
  watchFile(onDisk(file), { interval: LOOK, persistent: false }, look);
  // What was replaced before its own first look, which is still to come, `watchFile` takes for what was there.
  setTimeout(look, LOOK).unref();
}
