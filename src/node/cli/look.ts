import { lstatSync, type Stats, statSync } from 'node:fs';
import { fileError } from './exit.ts';

/** What stands under a name, behind links; undefined for nothing. Where that cannot be told, the command ends with exit 3. */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw fileError('open', file, error);
  }
}

/** Whether a name is taken, also by a link that leads nowhere. */
export function isTaken(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw fileError('open', file, error);
  }
}
