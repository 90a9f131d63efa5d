/** Reading values of documents as they come: whatever of them is there. */

/** Returns what is in a document, or in the document of an envelope. */
export function contentsOf(document: unknown): unknown {
  if (!isObject(document)) return document;
  return 'doc' in document && 'head' in document ? document.doc : document;
}

/** Returns the value at a path as `lines[0].item.name`; undefined where there is none. */
export function memberAt(value: unknown, path: string): unknown {
  let here = value;
  for (const step of path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)) {
    const [, index, name = ''] = step;
    if (index !== undefined) here = Array.isArray(here) ? here[Number(index)] : undefined;
    else here = isObject(here) && Object.hasOwn(here, name) ? here[name] : undefined;
  }
  return here;
}

/** Returns whether a value is an object of JSON: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value that is a text with something in it; undefined for all else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the value without members and entries that are `null`; itself where there are none. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((entry) => entry !== null).map(withoutNulls);
    return kept.length === value.length && kept.every((entry, index) => entry === value[index]) ? value : kept;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value);
  const kept = members.flatMap(([name, member]) => (member === null ? [] : [{ name, member: withoutNulls(member) }]));
  const same = kept.length === members.length && kept.every(({ name, member }) => value[name] === member);
  return same ? value : Object.fromEntries(kept.map(({ name, member }) => [name, member]));
}
