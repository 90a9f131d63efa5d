/** Finds elements of UBL by paths of local names: `PartyTaxScheme/CompanyID`. A path to an aggregate ends in a slash: `PaymentMeans/`. */

import { asKey } from '../../../engine/text/as-key.ts';
import { Decimal } from '../../rules/decimal.ts';
import { normal } from '../../rules/declare.ts';
import * as elements from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';

/** The names of the elements along each of several paths. */
type Paths = readonly (readonly string[])[];

const known = new Map<string, Paths>();

/** Returns the paths that a text separates by `|`. Rules ask for the same few for every line. */
function pathsIn(text: string): Paths {
  let paths = known.get(text);
  if (paths === undefined) {
    paths = text.split('|').map(namesOf);
    known.set(text, paths);
  }
  return paths;
}

function namesOf(path: string): readonly string[] {
  const names = path.split('/');
  const last = names.pop();
  return [...names.map((name) => `cac:${name}`), ...(last ? [`cbc:${last}`] : [])].map(asKey);
}

export type From = XmlElement | readonly XmlElement[] | undefined;

/** Returns the elements at one of several paths, separated by `|`. */
export function all(from: From, paths: string): readonly XmlElement[] {
  return elements.elementsAtAny(from, pathsIn(paths));
}

/** Returns the first of these elements, without looking for the others. */
function first(from: From, paths: string, isSought = elements.isThere): XmlElement | undefined {
  for (const names of pathsIn(paths)) {
    const found = elements.firstOf(from, names, isSought);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function has(from: From, path: string): boolean {
  return first(from, path) !== undefined;
}

export function isFilled(from: From, path: string): boolean {
  return first(from, path, elements.isFilled) !== undefined;
}

/** Returns the trimmed text of the first element; empty if there is none. */
export function text(from: From, path: string): string {
  return normal(first(from, path)?.value);
}

/** Returns the trimmed texts of all elements. */
export function texts(from: From, path: string): string[] {
  return all(from, path).map(({ value }) => normal(value));
}

/** Returns the first number; undefined if it is missing or no number. */
export function number(from: From, path: string): Decimal | undefined {
  return Decimal.parse(first(from, path)?.value);
}

/** Returns the first number, or 0. */
export function amount(from: From, path: string): Decimal {
  return number(from, path) ?? Decimal.ZERO;
}

/** Returns the last name of a path with its prefix, for faults of missing elements. */
export function stepOf(path: string): string {
  return pathsIn(path)[0]?.at(-1) ?? '';
}
