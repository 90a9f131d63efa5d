/** Groups of elements, as a type has them. */

import type { Child } from './structure.ts';

/** Elements and groups of them, in a row or one of them. */
export interface Group {
  readonly sort: 'sequence' | 'choice';
  readonly least: number;
  readonly most: number;
  readonly parts: readonly Part[];
  /** The names of the elements that it can begin with. */
  readonly first: ReadonlySet<string>;
  /** Nothing of it has to be there. */
  readonly canBeEmpty: boolean;
}

export type Part = Child | Group;

export function isGroup(part: Part): part is Group {
  return 'parts' in part;
}

/** Says whether nothing of a part has to be there. */
export function isOptional(part: Part): boolean {
  return part.least === 0 || (isGroup(part) && part.canBeEmpty);
}
