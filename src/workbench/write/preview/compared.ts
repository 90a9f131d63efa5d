import { createContext } from 'react';
import type { Document } from '../../../client/index.ts';
import type { Paper } from '../../../paper/paper.ts';
import type { Mark, Marks } from './marks.tsx';
import { changedPlaces } from './places.ts';

/** The same document with other values: the places where its paper differs show those values. */
export interface Variant {
  look: Mark['look'];
  document: Document;
}

/** What the paper of a document is compared with, to mark where it differs. */
export const Compared = createContext<readonly Variant[]>([]);

/** Returns the marks of a paper. The first variant that marks a place counts. */
export function marksOf(paper: Paper, variants: readonly { look: Mark['look']; paper: Paper }[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { look, paper: other } of variants)
    for (const place of changedPlaces(other, paper)) if (!marks.has(place)) marks.set(place, { look });
  return marks;
}
