import { documentIn, isObject } from '../../engine/document/values.ts';

/** A single value of a document, and the one in its place in another. */
interface ValueDifference {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** Returns the single values that differ between two documents, in their order. */
export function differencesOf(before: unknown, after: unknown): ValueDifference[] {
  const [known, now] = [valuesOf(documentIn(before)), valuesOf(documentIn(after))];
  return [...new Set([...known.keys(), ...now.keys()])]
    .filter((path) => known.get(path) !== now.get(path) && path !== '$.$schema')
    .map((path) => ({ path, before: known.get(path), after: now.get(path) }));
}

function valuesOf(value: unknown, path = '$', values = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const [index, each] of value.entries()) valuesOf(each, `${path}[${index}]`, values);
  else if (isObject(value)) for (const [name, each] of Object.entries(value)) valuesOf(each, `${path}.${name}`, values);
  else if (value !== undefined) values.set(path, String(value));
  return values;
}
