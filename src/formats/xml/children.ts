/** Finds the children of elements by name. Elements with many children are indexed once, so that finding takes constant time. */

import type { XmlElement } from './element.ts';

/** The number of children up to which a search is faster than an index. */
const FEW = 24;

const NONE: readonly XmlElement[] = [];

/** The children of elements that no longer change. */
export class ChildrenByName {
  readonly #indexes = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();

  /** Returns the first child of a name. */
  first(element: XmlElement, name: string): XmlElement | undefined {
    let count = 0;
    for (let child = element.first; child !== undefined; child = child.next) {
      if (child.name === name) return child;
      if (++count === FEW) return this.#indexOf(element).get(name)?.[0];
    }
    return undefined;
  }

  /** Returns the children of a name in order. */
  all(element: XmlElement, name: string): readonly XmlElement[] {
    let count = 0;
    for (let child = element.first; child !== undefined; child = child.next) {
      if (++count === FEW) return this.#indexOf(element).get(name) ?? NONE;
    }
    return element.all(name);
  }

  #indexOf(element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
    let index = this.#indexes.get(element);
    if (index === undefined) {
      index = indexOf(element);
      this.#indexes.set(element, index);
    }
    return index;
  }
}

function indexOf(element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const index = new Map<string, XmlElement[]>();
  for (let child = element.first; child !== undefined; child = child.next) {
    const known = index.get(child.name);
    if (known === undefined) index.set(child.name, [child]);
    else known.push(child);
  }
  return index;
}
