/** Finds elements for rules about more than terms: by name, place or number. */

import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { type CodeTest, type Flag, isBlank, type Judged, normal, type Rule, rule, type Violation } from './declare.ts';

const NONE: readonly XmlElement[] = [];

/** A starting point: an element, several, or undefined. */
type From = XmlElement | readonly XmlElement[] | undefined;

/** The elements of a document by name, in document order, and the empty ones. */
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

/** A separate loop, as in `writeAll` of `../xml/write.ts`. */
function addAllTo(survey: Survey, first: XmlElement): void {
  for (let at: XmlElement | undefined = first; at !== undefined; at = at.next) addTo(survey, at);
}

/** Returns the elements without text or children, except elements whose name may be empty. */
export function emptyElements(judged: Judged, mayBe?: string): Violation[] {
  const { empty } = judged.once(surveyOf);
  return empty.filter(({ name }) => name !== mayBe).map((element) => ({ element }));
}

/** Returns the elements of a name, at any place. */
export function everywhere(judged: Judged, name: string): readonly XmlElement[] {
  return judged.once(surveyOf).named.get(name) ?? NONE;
}

/** Returns the elements at the end of a path of names: `reach(root, 'cac:TaxTotal', 'cbc:TaxAmount')`. */
export function reach(from: From, ...names: readonly string[]): readonly XmlElement[] {
  return elementsAt(from, names);
}

/** Like `reach`, for a constant path used for every line: variadic names would create a list on each call. */
export function elementsAt(from: From, names: readonly string[]): readonly XmlElement[] {
  return gatherFrom(from, names, undefined) ?? NONE;
}

/** Returns the elements at the ends of several paths, in the order of the paths. */
export function elementsAtAny(from: From, paths: readonly (readonly string[])[]): readonly XmlElement[] {
  let reached: XmlElement[] | undefined;
  for (const names of paths) reached = gatherFrom(from, names, reached);
  return reached ?? NONE;
}

function gatherFrom(from: From, names: readonly string[], reached: XmlElement[] | undefined): XmlElement[] | undefined {
  if (from === undefined) return reached;
  if ('name' in from) return gather(from, names, 0, reached);
  let found = reached;
  for (const each of from) found = gather(each, names, 0, found);
  return found;
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

/** Returns the trimmed text of the first element at the end of a path; empty if there is none. */
export function textAt(from: From, ...names: readonly string[]): string {
  return normal(firstOf(from, names, isThere)?.value);
}

// Rules examine many elements, so no function is created for each.
type Sought = (element: XmlElement) => boolean;
export const isThere: Sought = () => true;
export const isFilled: Sought = ({ value }) => normal(value) !== '';

/** Returns the first matching element at the end of a path, without examining later ones. */
export function firstOf(from: From, names: readonly string[], isSought: Sought): XmlElement | undefined {
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

/** Adds the elements at the end of a path to a list, created with the first, because most elements that rules look for are absent. */
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

/** Returns the elements that fail a test, with the missing attribute or child and the values of the text. */
export function failing(
  elements: readonly XmlElement[],
  holds: (element: XmlElement) => boolean | NonNullable<Violation['values']>,
  step?: string,
): Violation[] {
  const found: Violation[] = [];
  for (const element of elements) {
    const held = holds(element);
    if (held !== true) found.push({ element, step, ...(held !== false && { values: held }) });
  }
  return found;
}

/** Declares a rule on elements instead of term groups; `step` is the attribute or child concerned. */
export function ruleAt(
  id: string,
  terms: TermId | readonly TermId[],
  elements: (judged: Judged) => readonly XmlElement[],
  holds: (element: XmlElement, judged: Judged) => boolean | NonNullable<Violation['values']>,
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

/** Declares a rule that the codes of elements are in a list. `values` returns the values of the text for another code. */
export function listRule(
  id: string,
  terms: TermId | readonly TermId[],
  elements: (judged: Judged) => readonly XmlElement[],
  codeOf: (element: XmlElement) => string,
  isCode: CodeTest,
  values: (code: string) => NonNullable<Violation['values']>,
  ...more: [text: string, details?: { flag?: Flag; step?: string }]
): Rule {
  const holds = (element: XmlElement) => isCode(codeOf(element), element) || values(codeOf(element));
  const recoded: Rule['recoded'] = (change) => listRule(id, terms, elements, codeOf, change(isCode), values, ...more);
  return { ...ruleAt(id, terms, elements, holds, ...more), recoded };
}

/** Returns the lines of a UBL invoice or credit note at any place, also outside the document. */
export function ublLinesAnywhere(judged: Judged): readonly XmlElement[] {
  return judged.once(linesAnywhere);
}

function linesAnywhere(judged: Judged): readonly XmlElement[] {
  return [...everywhere(judged, 'cac:InvoiceLine'), ...everywhere(judged, 'cac:CreditNoteLine')];
}
