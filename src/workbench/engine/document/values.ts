import type { Step } from '../../../engine/model/path.ts';
import { isObject, text } from '../../../paper/values.ts';

/** Reads values of unchecked documents. */
export { contentsOf, isObject, memberAt, text } from '../../../paper/values.ts';

/** Returns the value at a path, or undefined. */
export function partAt(value: unknown, path: readonly Step[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof step === 'number') here = Array.isArray(here) ? here[step] : undefined;
    else here = isObject(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }
  return here;
}

/** Returns the document in an envelope, which may lack a head, or the value itself. */
export function documentIn(value: unknown): unknown {
  return isObject(value) && isObject(value.doc) ? value.doc : value;
}

/** Returns the country of a party: that of its tax number, otherwise of its address. */
export function countryOfParty(party: unknown): string | undefined {
  return text(partAt(party, ['tax_id', 'country'])) ?? text(partAt(party, ['addresses', 0, 'country']));
}

/** Returns whether a path equals another or lies within it. */
export function isWithin(path: string, around: string): boolean {
  return path === around || (path.startsWith(around) && /^[.[]/.test(path.slice(around.length)));
}
