/**
 * Elements of a list that are alike, as the lines of a document mostly are: what rules find in the names and attributes of one of them they find in the
 * next. One is looked at in full, others only where it depends on a text: scans of a thousand lines take a third of the time so (CII).
 */

import type { Likeness } from '../xml/alike.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Judged } from './declare.ts';

/** What is to be looked at again in elements that are alike, by the way that leads there: which child each time. */
interface Again<T> {
  readonly way: readonly number[];
  readonly what: T;
}

/** So many kinds of elements are kept of a list, and of one so much that is to be looked at again: finding its way takes a look at all those around. */
const MOST = 64;

/** What is noted of an element that others may be like. */
export class Notes<T> {
  /** What is to be looked at in those as well, with the element where it was found; undefined while no such element is looked at. */
  list: (readonly [XmlElement, T])[] | undefined;

  /** Says that something is found that is found in all that are alike: each of them is looked at in full. */
  spoil(): void {
    this.list = undefined;
  }

  /**
   * Looks at all elements within another. `look` looks at one in full, and notes what depends on a text. Of those that are like it `lookAgain` looks at
   * that alone, and returns whether it is as it was: if not, the element is looked at in full.
   */
  lookWithin(
    around: XmlElement,
    { alike }: Judged,
    look: (element: XmlElement) => void,
    lookAgain: (element: XmlElement, what: T) => boolean,
  ): void {
    const likenesses = alike.get(around);
    const known = new Map<Likeness | undefined, readonly Again<T>[]>();
    let place = 0;
    for (let element = around.first; element !== undefined; element = element.next) {
      const likeness = likenesses?.[place++];
      const again = known.get(likeness);
      if (again !== undefined && isAsBefore(element, again, lookAgain)) continue;
      const noted = this.#notedIn(element, look);
      if (noted === undefined || noted.length > MOST || likeness === undefined || known.size === MOST) continue;
      const found = noted.map(([within, what]) => ({ way: wayTo(within, element), what }));
      known.set(likeness, found);
    }
  }

  /** Returns what is noted of an element; undefined where that is spoilt. */
  #notedIn(element: XmlElement, look: (element: XmlElement) => void): Notes<T>['list'] {
    this.list = [];
    look(element);
    const { list } = this;
    this.list = undefined;
    return list;
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
  for (const place of way) {
    let child = at.first;
    for (let before = 0; before < place; before++) child = child?.next;
    at = child ?? at;
  }
  return at;
}
