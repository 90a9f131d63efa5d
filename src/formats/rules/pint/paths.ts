/** Finds elements of UBL by paths of local names: `PartyTaxScheme/CompanyID`. A path to an aggregate ends in a slash: `PaymentMeans/`. */

import type { XmlElement } from '../../xml/element.ts';
import { Decimal } from '../decimal.ts';
import { normal } from '../declare.ts';
import { elementsAt } from '../elements.ts';

const steps = new Map<string, readonly string[]>();

function stepsOf(path: string): readonly string[] {
  const known = steps.get(path);
  if (known !== undefined) return known;
  const names = path.split('/');
  const last = names.pop();
  const made = [...names.map((name) => `cac:${name}`), ...(last ? [`cbc:${last}`] : [])];
  steps.set(path, made);
  return made;
}

export type From = XmlElement | readonly XmlElement[] | undefined;

/** Returns the elements at one of several paths, separated by `|`. */
export function all(from: From, paths: string): readonly XmlElement[] {
  if (!paths.includes('|')) return elementsAt(from, stepsOf(paths));
  return paths.split('|').flatMap((path) => elementsAt(from, stepsOf(path)));
}

export function has(from: From, path: string): boolean {
  return all(from, path).length > 0;
}

export function isFilled(from: From, path: string): boolean {
  return all(from, path).some(({ value }) => normal(value) !== '');
}

/** Returns the trimmed text of the first element; empty if there is none. */
export function text(from: From, path: string): string {
  return normal(all(from, path)[0]?.value);
}

/** Returns the trimmed texts of all elements. */
export function texts(from: From, path: string): string[] {
  return all(from, path).map(({ value }) => normal(value));
}

/** Returns the first number; undefined if it is missing or no number. */
export function number(from: From, path: string): Decimal | undefined {
  return Decimal.parse(all(from, path)[0]?.value);
}

/** Returns the first number, or 0. */
export function amount(from: From, path: string): Decimal {
  return number(from, path) ?? Decimal.ZERO;
}

/** Returns the last name of a path with its prefix, for faults of missing elements. */
export function stepOf(path: string): string {
  return stepsOf(path).at(-1) ?? '';
}
