import { documentIn } from '../../engine/document/values.ts';
import { valuesOf } from '../../engine/document/values-of.ts';

/** A single value of a document, and the one in its place in another. */
interface ValueDifference {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** Returns the single values that differ between two documents, in their order. */
export function differencesOf(before: unknown, after: unknown): ValueDifference[] {
  const [known, now] = [textsOf(documentIn(before)), textsOf(documentIn(after))];
  return [...new Set([...known.keys(), ...now.keys()])]
    .filter((path) => known.get(path) !== now.get(path) && path !== '$.$schema')
    .map((path) => ({ path, before: known.get(path), after: now.get(path) }));
}

function textsOf(document: unknown): Map<string, string> {
  return new Map([...valuesOf(document)].map(([path, value]) => [path, String(value)]));
}
