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
  if (Array.isArray(value)) {
    const kept = value.map(withoutNulls);
    const isSame = kept.every((entry, index) => entry !== null && entry === value[index]);
    return isSame ? value : kept.filter((entry) => entry !== null);
  }
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  const kept = names.map((name) => withoutNulls(value[name]));
  if (kept.every((member, index) => member !== null && member === value[names[index] as string])) return value;
  return Object.fromEntries(names.flatMap((name, index) => (kept[index] === null ? [] : [[name, kept[index]]])));
}
