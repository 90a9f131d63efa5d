/**
 * Functions that copy objects. Each serves few types, for speed: V8 optimises the copying at one place in the code
 * for up to four object shapes and copies member by member beyond that. A copy of one of the thirty types of
 * an invoice takes four times as long if all share one place. This file has enough places to leave each no more than
 * four types.
 */

export type Copy = <T extends object>(value: T) => T;

// biome-ignore format: one entry per line would not be clearer
const COPIERS: readonly Copy[] = [
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
  (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }), (value) => ({ ...value }),
];

/** Returns the copier for the object type with this index. */
export function copierOf(index: number): Copy {
  return COPIERS[index % COPIERS.length] as Copy;
}
