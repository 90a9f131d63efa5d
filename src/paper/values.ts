/** Reads values of documents that may be incomplete. */

/** Returns the content of a document, or of the document in an envelope. */
export function contentsOf(document: unknown): unknown {
  if (!isObject(document)) return document;
  return 'doc' in document && 'head' in document ? document.doc : document;
}

/** Returns the value at a path such as `lines[0].item.name`; undefined if there is none. */
export function memberAt(value: unknown, path: string): unknown {
  let here = value;
  for (const step of path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)) {
    const [, index, name = ''] = step;
    if (index !== undefined) here = Array.isArray(here) ? here[Number(index)] : undefined;
    else here = isObject(here) && Object.hasOwn(here, name) ? here[name] : undefined;
  }
  return here;
}

/** Returns whether a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value if it is a text that is not empty; undefined otherwise. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the value without members and entries that are `null`; returns the value itself if there are none. */
export function withoutNulls(value: unknown): unknown {
  if (value === null || !hasNull(value)) return value;
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNulls);
  const kept = Object.entries(value as object).filter(([, member]) => member !== null);
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutNulls(member)]));
}

/** Returns whether a value is `null`, or one in it is. */
function hasNull(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null;
  if (Array.isArray(value)) return value.some(hasNull);
  for (const name in value) if (hasNull((value as Record<string, unknown>)[name])) return true;
  return false;
}
