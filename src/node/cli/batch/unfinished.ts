import { statOf } from '../../files/stat.ts';

/** Milliseconds since its last change after which a file counts as written. */
const QUIET = 1000;

/** The endings that browsers and copying programs give to incomplete files. */
const PARTIAL = /(?:\.(?:part|partial|filepart|crdownload|download|opdownload|tmp|temp)|~)$/i;

/** Returns whether a file is unfinished, by its name: programs rename files once they are complete. */
export function isPartial(file: string): boolean {
  return PARTIAL.test(file);
}

/** Returns whether a file changed just now, and may still be written. */
export function isUnfinished(file: string): boolean {
  // Clocks of other machines differ.
  return Math.abs(Date.now() - (statOf(file)?.mtimeMs ?? 0)) < QUIET;
}
