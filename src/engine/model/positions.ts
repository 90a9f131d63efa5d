/**
 * The positions of list entries in the input. Normalising removes entries that are null or empty. Faults of the
 * calculation still report the input positions (chapter 09 §2.4); faults of rules report both (§2.2).
 */
import type { Step } from './path.ts';

const positions = new WeakMap<object, number>();

/**
 * Records the positions of the entries of a list before some are removed. The first recorded position of an entry is
 * kept.
 */
export function notePositions(list: readonly (object | null)[]): void {
  for (const [position, entry] of list.entries()) {
    if (entry !== null && !positions.has(entry)) positions.set(entry, position);
  }
}

/** Returns the position of a list entry in the input. */
export function inputPosition(entry: unknown, position: number): number {
  return typeof entry === 'object' && entry !== null ? (positions.get(entry) ?? position) : position;
}

/** Translates a path in the document to the path in the input that the document was read from. */
export function pathInInput(document: object, path: readonly Step[]): Step[] {
  let here: unknown = document;
  return path.map((step) => {
    here = typeof here === 'object' && here !== null ? (here as Record<Step, unknown>)[step] : undefined;
    return typeof step === 'number' ? inputPosition(here, step) : step;
  });
}
