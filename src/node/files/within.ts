import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/** Returns the relative path from a folder to a file or folder in it; undefined if there is none, or if it leads outside. */
export function placeWithin(folder: string, path: string): string | undefined {
  try {
    const root = realpathSync(folder);
    const place = realpathSync(resolve(root, path));
    return isWithin(root, place) ? relative(root, place) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a place is a folder or lies in it. Both are real paths. */
export function isWithin(folder: string, place: string): boolean {
  const way = relative(folder, place);
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way;
}
