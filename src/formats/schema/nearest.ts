/** The name that somebody meant who wrote another one. */

import { distance as edits } from '../../engine/text/nearest.ts';

/** Longer names are no slips of the keyboard, and not compared. */
const LONGEST = 100;

/** Returns the name of several that is most like a given one; undefined where none is much like it. Another prefix or another case is no difference. */
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
