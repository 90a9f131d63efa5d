/** Makes files grow where their elements are. */
import { fasterThanLinear, stepsOf } from '../../engine/testing/steps.ts';

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

/** More than the children up to which elements are searched without an index. */
const SIZE = 26;
/** Scans of lists are not counted: the lists of the schemas and codes are longer than those of the files. */
const NO_LIST = Number.POSITIVE_INFINITY;
/** The number of places that grow at once; of elements that no schema knows, which take longest, one. */
export const AT_ONCE = 3;

/** Returns the steps that grow faster than the size. */
export async function slowStepsOf(run: (size: number) => Promise<void>): Promise<string[]> {
  const stepsAt = (size: number) => stepsOf(() => run(size), NO_LIST);
  await stepsAt(2);
  return fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
}
