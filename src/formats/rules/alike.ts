/**
 * Elements of a list that are alike, as the lines of a document mostly are: what rules find in the names and attributes of one of them they find in the
 * next. One is looked at in full, others only where it depends on a text: scans of a thousand lines take a third of the time so (CII).
 */

import type { Likeness } from '../xml/alike.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Judged } from './declare.ts';

/** An element within one of a list, and what is to be done with those that stand there in others. */
export type Noted<T> = readonly [XmlElement, T];

/** The same, by the way that leads there: which child each time. */
interface Again<T> {
  readonly way: readonly number[];
  readonly what: T;
}

/** So many kinds of elements are kept of a list, and of one so much that is to be looked at again: finding its way takes a look at all those around. */
const MOST = 64;

/**
 * Looks at all elements within another. `look` looks at one in full, and returns what is to be looked at in those that are like it too; undefined where
 * they are looked at in full as well. `lookAgain` looks at that, and returns whether it is as it was: if not, the element is looked at in full.
 */
export function lookWithin<T>(
  around: XmlElement,
  { alike }: Judged,
  look: (element: XmlElement) => readonly Noted<T>[] | undefined,
  lookAgain: (element: XmlElement, what: T) => boolean,
): void {
  const likenesses = alike.get(around);
  const known = new Map<Likeness | undefined, readonly Again<T>[]>();
  let place = 0;
  for (const element of around.children) {
    const likeness = likenesses?.[place++];
    const again = known.get(likeness);
    if (again !== undefined && isAsBefore(element, again, lookAgain)) continue;
    const noted = look(element);
    if (noted === undefined || noted.length > MOST || likeness === undefined || known.size === MOST) continue;
    const found = noted.map(([within, what]) => ({ way: wayTo(within, element), what }));
    known.set(likeness, found);
  }
}

function isAsBefore<T>(
  element: XmlElement,
  again: readonly Again<T>[],
  lookAgain: (element: XmlElement, what: T) => boolean,
): boolean {
  for (const { way, what } of again) if (!lookAgain(along(element, way), what)) return false;
  return true;
}

function wayTo(within: XmlElement, from: XmlElement): number[] {
  const way: number[] = [];
  for (let at = within; at !== from && at.parent !== undefined; at = at.parent) {
    way.unshift(at.parent.children.indexOf(at));
  }
  return way;
}

function along(from: XmlElement, way: readonly number[]): XmlElement {
  let at = from;
  for (const place of way) at = at.children[place] ?? at;
  return at;
}
