import { isObject } from '../../engine/document/values.ts';
import type { Change } from '../form/form-edits.ts';
import type { Path } from '../form/path.ts';

/** Returns the changes that turn one value into another, member by member. Lists of different lengths change as a whole. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((each, index) => changesBetween(each, after[index], [...path, index]));
  if (!isObject(before) || !isObject(after) || Array.isArray(before) || Array.isArray(after))
    return [{ path, value: after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    // Each correction has a UUID of its own.
    path.length === 0 && name === 'uuid' ? [] : changesBetween(before[name], after[name], [...path, name]),
  );
}
