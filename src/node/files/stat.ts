import { lstatSync, type Stats, statSync } from 'node:fs';
import { fileError } from './exit.ts';
import { onDisk } from './raw-names.ts';

/**
 * Returns the file that a name and its links lead to; undefined if it does not exist. Ends the command with exit 3 if
 * that cannot be determined.
 */
export function statOf(file: string): Stats | undefined {
  return look(statSync, file);
}

/** Returns whether a name exists, even as a link that leads nowhere. */
export function isTaken(file: string): boolean {
  return look(lstatSync, file) !== undefined;
}

function look(stat: typeof statSync, file: string): Stats | undefined {
  try {
    return stat(onDisk(file));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined;
    throw fileError('open', file, error);
  }
}
