/** Looks at elements where a rule is about more than its terms: any of a name, in whatever place, in whatever number. */

import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { type Flag, type Found, isBlank, type Judged, normal, type Rule, rule } from './declare.ts';

const NONE: readonly XmlElement[] = [];

/** Where one may begin: an element, several, or none. */
type From = XmlElement | readonly XmlElement[] | undefined;

/** The elements of a document by their names, in its order, and those in which there is neither a text nor an element. */
interface Survey {
  readonly named: Map<string, XmlElement[]>;
  readonly empty: XmlElement[];
}

function surveyOf({ root }: Judged): Survey {
  const survey: Survey = { named: new Map(), empty: [] };
  addTo(survey, root);
  return survey;
}

function addTo(survey: Survey, element: XmlElement): void {
  const { name, first, text } = element;
  const list = survey.named.get(name);
  if (list === undefined) survey.named.set(name, [element]);
  else list.push(element);
  if (first !== undefined) addAllTo(survey, first);
  else if (isBlank(text)) survey.empty.push(element);
}

/** A loop apart, as in `writeAll` of `../xml/write.ts`. */
function addAllTo(survey: Survey, first: XmlElement): void {
  for (let at: XmlElement | undefined = first; at !== undefined; at = at.next) addTo(survey, at);
}

/** Returns the elements of a document in which there is neither a text nor an element, but those of a name that may be empty. */
export function emptyElements(judged: Judged, mayBe?: string): Found[] {
  const { empty } = judged.once(surveyOf);
  return empty.filter(({ name }) => name !== mayBe).map((element) => ({ element }));
}

/** Returns the elements of a name, wherever they stand. */
export function everywhere(judged: Judged, name: string): readonly XmlElement[] {
  return judged.once(surveyOf).named.get(name) ?? NONE;
}

/** Returns the elements at the end of a path of names: `reach(root, 'cac:TaxTotal', 'cbc:TaxAmount')`. */
export function reach(from: From, ...names: readonly string[]): readonly XmlElement[] {
  return elementsAt(from, names);
}

/** Returns the same for a path that is kept, where it is asked for line by line: names that are given one by one are a list made each time. */
export function elementsAt(from: From, names: readonly string[]): readonly XmlElement[] {
  if (from === undefined) return NONE;
  let reached: XmlElement[] | undefined;
  if ('name' in from) reached = gather(from, names, 0, reached);
  else for (const each of from) reached = gather(each, names, 0, reached);
  return reached ?? NONE;
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
  for (let child = element.first; child !== undefined; child = child.next) {
    const found = child.name === name ? firstBelow(child, names, step + 1, isSought) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Adds the elements at the end of a path to a list, which is made with the first: most that rules look for are not there. */
function gather(
  element: XmlElement,
  names: readonly string[],
  step: number,
  reached: XmlElement[] | undefined,
): XmlElement[] | undefined {
  const name = names[step];
  let found = reached;
  if (name !== undefined) {
    for (let child = element.first; child !== undefined; child = child.next) {
      if (child.name === name) found = gather(child, names, step + 1, found);
    }
  } else if (found === undefined) found = [element];
  else found.push(element);
  return found;
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
