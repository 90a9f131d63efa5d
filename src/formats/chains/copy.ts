/**
 * Returns a copy of a value to keep, which was cut from a longer text: V8 keeps all of that text with a part of it, unless the part is short.
 * A value that is longer than any may be is cut, because streams have any number of them.
 */
export function copyOf(value: string, most = LONG): string {
  const kept = value.slice(0, most);
  return kept.length <= SHORT ? kept : JSON.parse(JSON.stringify(kept));
}

/** Characters of a value that are kept: more than any value of a record or an invoice may have. */
export const LONG = 200;
const SHORT = 12;
