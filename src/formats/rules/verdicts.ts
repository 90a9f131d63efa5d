/** What rules on elements have in common: elements along a path, and what is found where there are too many or different ones. */

import type { XmlElement } from '../xml/element.ts';
import type { Verdict } from './declare.ts';

/** Returns the elements at the end of a path of names, those with an attribute where the last is one. */
export function elementsAlong(element: XmlElement, path: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  gather(element, path, 0, found);
  return found;
}

function gather(element: XmlElement, path: readonly string[], from: number, found: XmlElement[]): void {
  const step = path[from];
  if (step === undefined) found.push(element);
  else if (step.startsWith('@')) {
    if (element.attribute(step.slice(1)) !== undefined) found.push(element);
  } else {
    for (let child = element.first; child !== undefined; child = child.next) {
      if (child.name === step) gather(child, path, from + 1, found);
    }
  }
}

/** Returns how many elements are at the end of a path. */
export function countAt(element: XmlElement, path: readonly string[], from = 0): number {
  const step = path[from];
  if (step === undefined) return 1;
  if (step.startsWith('@')) return element.attribute(step.slice(1)) === undefined ? 0 : 1;
  let count = 0;
  for (let child = element.first; child !== undefined; child = child.next) {
    if (child.name === step) count += countAt(child, path, from + 1);
  }
  return count;
}

/** Holds where there are no more elements; finds the first that is too many. */
export function atMost(most: number, elements: readonly XmlElement[]): Verdict {
  return elements.length <= most || { element: elements[most], values: { count: elements.length } };
}

/** Finds each of some elements, or an attribute of it. */
export function each(elements: readonly XmlElement[], step?: string): Verdict {
  return elements.length === 0 || elements.map((element) => ({ element, step }));
}

/** Holds where the texts of elements are all the same; finds the first that is not. */
export function allSame(elements: readonly XmlElement[], textIn = ({ value }: XmlElement) => value): Verdict {
  const [start] = elements;
  const first = start ? textIn(start) : '';
  const other = elements.find((element) => textIn(element) !== first);
  return other === undefined || { element: other, values: { first, other: textIn(other) } };
}
