/** Makes files grow where their elements are. */

/** A place of an element in a text: the offsets of its tags. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Returns the first element at each path of names, except the root. */
export function placesIn(text: string): Place[] {
  const places = new Map<string, Place>();
  const open: { path: string; from: number }[] = [];
  for (const { 0: tag, index, groups: { end = '', name = '', empty = '' } = {} } of text.matchAll(TAGS)) {
    const to = index + tag.length;
    const path = `${open.at(-1)?.path ?? ''}/${name}`;
    if (end === '') open.push({ path, from: index });
    if (end === '' && empty === '') continue;
    const closed = open.pop();
    if (closed && open.length > 0 && !places.has(closed.path)) places.set(closed.path, { from: closed.from, to });
  }
  return [...places.values()].sort((a, b) => a.from - b.from);
}

const TAGS = /<(?<end>\/?)(?<name>[\w:]+)(?:\s[^<>]*?)?(?<empty>\/?)>/g;

/** Returns a text with more in front of some elements. */
export function grown(text: string, places: readonly Place[], size: number, shape: (own: string, i: number) => string) {
  let at = 0;
  let result = '';
  for (const { from, to } of places) {
    const own = text.slice(from, to);
    result += text.slice(at, from) + Array.from({ length: size }, (_, i) => shape(own, 100 + i)).join('');
    at = from;
  }
  return result + text.slice(at);
}
