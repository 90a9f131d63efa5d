import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, isObject } from '../../engine/document/values.ts';

/** Returns how many values of a document were missing from its text or different there. */
export function completedIn(document: unknown, from: string): number {
  const before = contentOf(from);
  return countNew(contentsOf(document), contentsOf(before));
}

function countNew(after: unknown, before: unknown): number {
  if (Array.isArray(after)) {
    const known = Array.isArray(before) ? before : [];
    return after.reduce((count: number, entry, index) => count + countNew(entry, known[index]), 0);
  }
  if (!isObject(after)) return after === before ? 0 : 1;
  const known = isObject(before) ? before : {};
  return Object.entries(after).reduce((count, [name, member]) => count + countNew(member, known[name]), 0);
}
