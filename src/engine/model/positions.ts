/**
 * Where entries of lists stood in the input. Normalising leaves out entries that are null or say nothing; faults of the
 * calculation still name the positions that whoever wrote the document sees (chapter 09 §2.4), those of rules both (§2.2).
 */
import type { Step } from './path.ts';

const positions = new WeakMap<object, number>();

/** Notes where the entries of a list stand, before some are left out. An entry keeps what was noted first. */
export function notePositions(list: readonly (object | null)[]): void {
  for (const [position, entry] of list.entries()) {
    if (entry !== null && !positions.has(entry)) positions.set(entry, position);
  }
}

/** The path in the input of a path in the document that was read from it. */
export function pathInInput(document: object, path: readonly Step[]): Step[] {
  let here: unknown = document;
  return path.map((step) => {
    here = typeof here === 'object' && here !== null ? (here as Record<Step, unknown>)[step] : undefined;
    return typeof step === 'number' && typeof here === 'object' && here !== null ? (positions.get(here) ?? step) : step;
  });
}
