/** Shared by rules on elements: elements along a path, and findings of too many or different ones. */

import type { XmlElement } from '../xml/element.ts';
import type { Verdict } from './declare.ts';

/** Returns the elements at the end of a path of names; if the last name is an attribute, the elements that have it. */
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

/** Returns the number of elements at the end of a path. */
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

/** Holds if there are no more elements; otherwise finds the first excess one. */
export function atMost(most: number, elements: readonly XmlElement[]): Verdict {
  return elements.length <= most || { element: elements[most], values: { count: elements.length } };
}

/** Finds each element, or an attribute of it. */
export function each(elements: readonly XmlElement[], step?: string): Verdict {
  return elements.length === 0 || elements.map((element) => ({ element, step }));
}

/** Holds if the texts of elements are equal; otherwise finds the first that differs. */
export function allSame(elements: readonly XmlElement[], textIn = ({ value }: XmlElement) => value): Verdict {
  const [start] = elements;
  const first = start ? textIn(start) : '';
  const other = elements.find((element) => textIn(element) !== first);
  return other === undefined || { element: other, values: { first, other: textIn(other) } };
}
