import type { Step } from '../../../engine/model/path.ts';
import { isObject } from '../../../paper/values.ts';

/** Reads values of unchecked documents. */
export { contentsOf, isObject, memberAt, text } from '../../../paper/values.ts';

/** Returns the value at a path, or undefined. */
export function partAt(value: unknown, path: readonly Step[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof step === 'number') here = Array.isArray(here) ? here[step] : undefined;
    else here = isObject(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }
  return here;
}

/** Returns whether a path equals another or lies within it. */
export function isWithin(path: string, around: string): boolean {
  return path === around || (path.startsWith(around) && /^[.[]/.test(path.slice(around.length)));
}
