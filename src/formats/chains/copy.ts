/**
 * Returns a copy of a value that was cut from a longer text. V8 keeps the whole text in memory as long as a part of it is used, unless the
 * part is short. Overlong values are cut, because a stream can have any number of them.
 */
export function copyOf(value: string, most = LONG): string {
  const kept = value.slice(0, most);
  return kept.length <= SHORT ? kept : JSON.parse(JSON.stringify(kept));
}

/** The number of characters to keep: more than any value of a record or an invoice may have. */
export const LONG = 200;
const SHORT = 12;
