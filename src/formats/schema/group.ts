/** Groups of elements in a type. */

import type { Child } from './structure.ts';

/** A sequence or a choice of elements and groups. */
export interface Group {
  readonly kind: 'sequence' | 'choice';
  readonly least: number;
  readonly most: number;
  readonly parts: readonly Part[];
  /** The names of the elements with which it can start. */
  readonly first: ReadonlySet<string>;
  /** Whether all its parts are optional. */
  readonly canBeEmpty: boolean;
}

export type Part = Child | Group;

export function isGroup(part: Part): part is Group {
  return 'parts' in part;
}

/** Returns whether a part may be absent. */
export function isOptional(part: Part): boolean {
  return part.least === 0 || (isGroup(part) && part.canBeEmpty);
}
