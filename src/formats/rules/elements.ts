/** Looks at elements where a rule is about more than its terms: any of a name, in whatever place, in whatever number. */

import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { type Flag, type Found, type Judged, normal, type Rule, rule } from './declare.ts';

const NONE: readonly XmlElement[] = [];

/** Where one may begin: an element, several, or none. */
type From = XmlElement | readonly XmlElement[] | undefined;

/** Returns all elements of a document by their names, in its order. */
function byName({ root }: Judged): ReadonlyMap<string, readonly XmlElement[]> {
  const found = new Map<string, XmlElement[]>();
  addByName(root, found);
  return found;
}

function addByName(element: XmlElement, found: Map<string, XmlElement[]>): void {
  const known = found.get(element.name);
  if (known) known.push(element);
  else found.set(element.name, [element]);
  for (const child of element.children) addByName(child, found);
}

/** Returns the elements of a document in which there is neither a text nor an element, but those of a name that may be empty. */
export function emptyElements({ root }: Judged, mayBe?: string): Found[] {
  const found: Found[] = [];
  addEmpty(root, mayBe, found);
  return found;
}

function addEmpty(element: XmlElement, mayBe: string | undefined, found: Found[]): void {
  if (element.children.length > 0) for (const child of element.children) addEmpty(child, mayBe, found);
  else if (normal(element.text) === '' && element.name !== mayBe) found.push({ element });
}

/** Returns the elements of a name, wherever they stand. */
export function everywhere(judged: Judged, name: string): readonly XmlElement[] {
  return judged.once(byName).get(name) ?? NONE;
}

/** Returns the elements at the end of a path of names: `reach(root, 'cac:TaxTotal', 'cbc:TaxAmount')`. */
export function reach(from: From, ...names: readonly string[]): readonly XmlElement[] {
  const reached: XmlElement[] = [];
  if (from !== undefined) for (const each of 'name' in from ? [from] : from) gather(each, names, 0, reached);
  return reached;
}

/** Returns the first element at the end of a path. */
export function firstAt(from: From, ...names: readonly string[]): XmlElement | undefined {
  return firstOf(from, names, isThere);
}

/** Returns whether there is an element at the end of a path, even an empty one. */
export function has(from: From, ...names: readonly string[]): boolean {
  return firstOf(from, names, isThere) !== undefined;
}

/** Returns whether an element at the end of a path has text. */
export function hasText(from: From, ...names: readonly string[]): boolean {
  return firstOf(from, names, isFilled) !== undefined;
}

/** Returns the text of the first element at the end of a path, without blanks around; empty where there is none. */
export function textAt(from: From, ...names: readonly string[]): string {
  return normal(firstOf(from, names, isThere)?.value);
}

// Rules look at many elements: what they look for is not a function made for each.
type Sought = (element: XmlElement) => boolean;
const isThere: Sought = () => true;
const isFilled: Sought = ({ value }) => normal(value) !== '';

/** Returns the first of the elements at the end of a path that is what is looked for; those behind it are not looked at. */
function firstOf(from: From, names: readonly string[], isSought: Sought): XmlElement | undefined {
  if (from === undefined) return undefined;
  if ('name' in from) return firstBelow(from, names, 0, isSought);
  for (const element of from) {
    const found = firstBelow(element, names, 0, isSought);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstBelow(
  element: XmlElement,
  names: readonly string[],
  step: number,
  isSought: Sought,
): XmlElement | undefined {
  const name = names[step];
  if (name === undefined) return isSought(element) ? element : undefined;
  for (const child of element.children) {
    const found = child.name === name ? firstBelow(child, names, step + 1, isSought) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function gather(element: XmlElement, names: readonly string[], step: number, reached: XmlElement[]): void {
  const name = names[step];
  if (name === undefined) reached.push(element);
  else for (const child of element.children) if (child.name === name) gather(child, names, step + 1, reached);
}

/** Returns those of some elements for which a test fails, with an attribute or a child that is missing, and the values of the text. */
export function failing(
  elements: readonly XmlElement[],
  holds: (element: XmlElement) => boolean | NonNullable<Found['values']>,
  step?: string,
): Found[] {
  const found: Found[] = [];
  for (const element of elements) {
    const held = holds(element);
    if (held !== true) found.push({ element, step, ...(held !== false && { values: held }) });
  }
  return found;
}

/** Declares a rule that is judged at elements, not at groups of terms. `step` is the attribute or the child that it is about. */
export function ruleAt(
  id: string,
  terms: TermId | readonly TermId[],
  elements: (judged: Judged) => readonly XmlElement[],
  holds: (element: XmlElement, judged: Judged) => boolean | NonNullable<Found['values']>,
  text: string,
  { flag, step }: { flag?: Flag; step?: string } = {},
): Rule {
  return rule(
    id,
    'BG-0',
    terms,
    (_, judged) => failing(elements(judged), (element) => holds(element, judged), step),
    text,
    flag,
  );
}
