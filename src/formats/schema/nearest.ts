/** Finds the intended name for a misspelt one. */

import { distance as edits } from '../../engine/text/nearest.ts';

/** The length above which names are not compared, as they are not mistyped. */
const LONGEST = 100;

/** Returns the name that is most similar to a given one; undefined if none is similar. Ignores prefix and case. */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  const wanted = localOf(name);
  if (wanted.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 4)) + 1;
  for (const other of names) {
    const local = localOf(other);
    if (Math.abs(local.length - wanted.length) >= least) continue;
    const distance = edits(wanted, local, least);
    if (distance < least) {
      least = distance;
      nearest = other;
    }
  }
  return nearest;
}

function localOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1).toLowerCase();
}
