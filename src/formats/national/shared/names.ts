/** Names of elements with their prefix. */

import { asKey } from '../../../engine/text/as-key.ts';

type Prefixing = (name: string) => string;

/** One function for each prefix that formats have; files could have any namespace. */
const known = new Map<string, Prefixing>();

/**
 * Returns a function that puts a prefix before names. It returns the same string for the same name, so that comparing it
 * with the names of elements takes one step.
 */
export function prefixing(prefix: string): Prefixing {
  if (prefix === '') return (name) => name;
  if (prefix.startsWith('{')) return (name) => prefix + name;
  let found = known.get(prefix);
  if (found === undefined) {
    found = remembering(prefix);
    known.set(prefix, found);
  }
  return found;
}

function remembering(prefix: string): Prefixing {
  const names = new Map<string, string>();
  return (name) => {
    let full = names.get(name);
    if (full === undefined) {
      full = asKey(prefix + name);
      names.set(name, full);
    }
    return full;
  };
}
