/** Repairs of the elements themselves: their order, empty ones, and those with a single right value that are missing. */

import type { Structure, StructureType } from '../schema/structure.ts';
import type { XmlElement } from '../xml/element.ts';
import { blanksBefore, type Edit, type SourceElement } from './source.ts';

/** The elements of a text by offset. */
export type Places = ReadonlyMap<number, SourceElement>;

/** Elements whose children are not in the order of the schema. */
export interface Misordered {
  readonly element: XmlElement;
  readonly children: readonly XmlElement[];
}

/** Calls a function for each element that a schema knows, with its type. */
export function eachTyped(
  root: XmlElement,
  structure: Structure,
  visit: (element: XmlElement, type: StructureType) => void,
): void {
  const type = structure.rootTypes.get(root.name);
  if (type) walk(root, type);
  function walk(element: XmlElement, own: StructureType): void {
    visit(element, own);
    for (const child of element.children) {
      const place = own.indexOfChild(child.name);
      const below = place === undefined ? undefined : own.children[place]?.type;
      if (below) walk(child, below);
    }
  }
}

/** Returns the elements whose children are in a wrong order, with the children in the right order. */
export function misordered(root: XmlElement, structure: Structure): Misordered[] {
  const found: Misordered[] = [];
  eachTyped(root, structure, (element, type) => {
    const { children } = element;
    const placeOf = ({ name }: XmlElement) => type.indexOfChild(name) ?? -1;
    if (children.length < 2 || children.some((child) => placeOf(child) < 0)) return;
    const sorted = children.toSorted((one, other) => placeOf(one) - placeOf(other));
    if (sorted.some((child, at) => child !== children[at])) found.push({ element, children: sorted });
  });
  return found;
}

/** Returns the edits that put children in order, each as it was; blanks and comments between them stay in their places. */
export function orderEdits({ element, children }: Misordered, text: string, places: Places): Edit[] {
  return element.children.flatMap((child, at) => {
    const from = places.get(child.offset);
    const to = places.get(children[at]?.offset ?? -1);
    return from && to && from !== to ? [{ from: from.from, to: from.to, text: text.slice(to.from, to.to) }] : [];
  });
}

/** Returns the outermost elements that contain nothing: no text, no attribute with a meaning of its own. */
export function empties(root: XmlElement, structure: Structure): XmlElement[] {
  const found: XmlElement[] = [];
  const types = new Map<XmlElement, StructureType>();
  eachTyped(root, structure, (element, type) => types.set(element, type));
  // Attributes of a value describe the value. Those of other elements have a meaning of their own, as do all in CFDI and in signatures.
  const saysNothing = (element: XmlElement) =>
    element.attributes.length === 0 || types.get(element)?.content === 'value';
  const isEmpty = (element: XmlElement): boolean =>
    !isSignature(element) && element.text.trim() === '' && saysNothing(element) && element.children.every(isEmpty);
  const visit = (element: XmlElement) => {
    for (const child of element.children) {
      if (isEmpty(child)) found.push(child);
      else if (!isSignature(child)) visit(child);
    }
  };
  visit(root);
  return found;
}

/** Prefixes are the usual ones; other namespaces are in braces. */
const SIGNATURE = /^(?:ds:|\{http:\/\/www\.w3\.org\/2000\/09\/xmldsig#\})Signature$/;

/** Returns whether an element is a signature (XML-DSig, XAdES). */
export function isSignature({ name }: XmlElement): boolean {
  return SIGNATURE.test(name);
}

/** Returns the edit that removes an element with the blanks before it. */
export function removal(element: XmlElement, text: string, places: Places): Edit | undefined {
  const place = places.get(element.offset);
  if (!place) return undefined;
  const blanks = blanksBefore(text, place.from).length;
  return { from: place.from - blanks, to: place.to, text: '' };
}
