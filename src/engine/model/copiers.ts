/**
 * Copies of objects, each of few shapes. Engines remember where an object is copied how those of up to four shapes are, and copy those of more member by
 * member: of the thirty kinds in an invoice a copy takes four times as long when all are made in one place. So there are as many places as leave each to
 * no more than four types.
 */

export type Copy = <T extends object>(value: T) => T;

// biome-ignore format: one place a line says nothing more
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

/** Returns what copies the objects of a type, by its number. */
export function copierOf(index: number): Copy {
  return COPIERS[index % COPIERS.length] as Copy;
}
